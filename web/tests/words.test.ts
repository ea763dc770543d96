import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { wordsOf } from "../scripts/words";
import { bundleOf, LANGUAGES, nearest } from "../src/lib/words.svelte";

const SOURCE = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(?:svelte|ts)$/.test(name) && !name.includes("generated"))
  .map((name) => readFileSync(`src/${name}`, "utf8"))
  .join("\n");
const SAID = new Set([
  ...[...SOURCE.matchAll(/\bsay\(\s*"([a-z-]+)"/g)].map((found) => `page-${found[1]}`),
  ...[...SOURCE.matchAll(/"(page-[a-z-]+)"/g)].map((found) => found[1]!),
  ...[...SOURCE.matchAll(/\? "([a-z-]+)" : "([a-z-]+)"\)/g)].flatMap((found) => [
    `page-${found[1]}`,
    `page-${found[2]}`,
  ]),
  ...["act", "log", "sheet", "words", "table"].map((tab) => `page-tab-${tab}`),
]);
const idsIn = (code: string): string[] =>
  new FluentResource(wordsOf(code)).body.map((message) => message.id).filter((id) => id.startsWith("page-"));

it("has words for all that the page says, and none that it never says", () => {
  expect(idsIn("en").sort()).toEqual([...SAID].sort());
});

it("tells distances and dice as the reader does", () => {
  const said = (code: string, id: string, facts: object): string => {
    const bundle = bundleOf(code, wordsOf(code));
    return bundle.formatPattern(bundle.getMessage(id)!.value!, { ...facts });
  };

  expect(Object.keys(LANGUAGES).map((code) => said(code, "say-distance", { squares: 5 }))).toEqual([
    "25 ft",
    "7,5 м",
    "7,5 м",
    "5 sáhů",
    "7,5 m",
  ]);
  expect(Object.keys(LANGUAGES).map((code) => said(code, "page-die", { die: "d6" }))).toEqual([
    "d6",
    "к6",
    "к6",
    "k6",
    "d6",
  ]);
});

it("speaks the nearest language that the browser asks for", () => {
  expect([nearest(["pt-PT"]), nearest(["fr", "uk-UA"]), nearest(["fr"])]).toEqual(["pt-BR", "uk", "en"]);
});
