import { expect, it } from "vitest";
import { found, grouped, rowsOf } from "../src/lib/offers";

const choice = (text: string, group: string, words = text) => ({ text, label: text, group, words, targets: [] });
const question = {
  number: 1,
  seat: "ana",
  who: "@ana",
  kind: "turn",
  about: null,
  text: "",
  seconds: null,
  brief: false,
  choices: [choice("end", "end"), choice("удар", "attack", "бить меч против гоблина"), choice("dash", "action")],
  squares: [
    { text: "move …", label: "go", group: "move", squares: ["a1"] },
    { text: "attack … bow", label: "bow", group: "attack", squares: null },
  ],
};

it("lists what is offered in the order in which one thinks of it", () => {
  expect(grouped(rowsOf(question)).map(([group]) => group)).toEqual(["attack", "move", "action", "aim", "end"]);
});

it("finds a row by the beginnings of its words", () => {
  expect(found(rowsOf(question), "гобл меч").map((row) => row.key)).toEqual(["удар"]);
  expect(found(rowsOf(question), "oblin")).toEqual([]);
});

it("makes two rows of a text that is filled on the map or with a number", () => {
  const fly = { text: "fly …", label: "fly", group: "move" };

  const rows = rowsOf({
    ...question,
    choices: [],
    squares: [{ ...fly, squares: ["a1"] }],
    numbers: [{ ...fly, low: 0, high: 6 }],
  });

  expect(rows.map((row) => row.text)).toEqual(["fly …", "fly …"]);
  expect(new Set(rows.map((row) => row.key)).size).toBe(2);
});
