import { expect, it } from "vitest";
import { found, grouped, rowsOf } from "../src/lib/offers";
import { formsFor } from "../src/lib/rulings";

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

it("writes a ruling with its verb where it belongs", () => {
  const offers = [
    {
      verb: "hp",
      verb_at: 1,
      slots: [
        { kind: "one", of: ["ana"] },
        { kind: "number", of: [0, 14] },
      ],
    },
    { verb: "open", verb_at: 0, slots: [{ kind: "square", of: ["c3"] }] },
  ];

  expect(formsFor(offers, "ana", ["ana", "bo"]).map((form) => form.write(["3"]))).toEqual(["ana hp 3"]);
  expect(formsFor(offers, "bo", ["ana", "bo"])).toEqual([]);
  expect(formsFor(offers, "", ["ana", "bo"]).map((form) => form.write(["c3"]))).toEqual(["open c3"]);
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
