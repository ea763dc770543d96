// A Vite plugin: bundles the messages of each language that all rulebooks share as `virtual:words/<code>`.
// A rulebook's own messages are fetched when a table that plays by it is opened.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LANG = fileURLToPath(new URL("../../src/affray/lang/", import.meta.url));
const NAME = "virtual:words/";
const NEEDED = /^(?:page|unit|term|noun|dice-letters|say-(?:effect|word|group|legend|seat|distance))\b/;
const CASES = /\n {4}\.(?:gen|dat|acc|ins|loc|gender) = .*/g;

/** The messages of one language that the page uses. Nouns are used in the nominative only. */
export function wordsOf(code: string): string {
  const files = readdirSync(LANG + code).filter((name) => name.endsWith(".ftl"));
  const messages = files.flatMap((name) => readFileSync(`${LANG}${code}/${name}`, "utf8").split(/^(?=[a-z#])/m));
  return messages
    .filter((message) => NEEDED.test(message))
    .map((message) => (message.startsWith("noun-") ? message.replace(CASES, "") : message))
    .join("");
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load: (id) =>
      id.startsWith(`\0${NAME}`) ? `export default ${JSON.stringify(wordsOf(id.slice(NAME.length + 1)))};` : null,
  };
}
