import { expect, it } from "vitest";
import { faceOf, isFull } from "../src/lib/dice";
import { initials } from "../src/lib/people";
import { pieces, signed, toldAnew } from "../src/lib/telling";

const figure = (total: number | null) => ({ of: "roll" as const, text: "", total, reasons: [] });
const paragraph = (text: string, ...totals: Array<number | null>) => ({
  n: 0,
  last: 0,
  kind: "rolled",
  text,
  numbers: totals.map(figure),
});

it("makes the numbers of a paragraph open where they stand", () => {
  const { told, rest } = pieces(paragraph("Ana rolls 1d20: 20. Bo rolls 1d20: 7.", 20, 7));

  expect(told.map((piece) => piece.text)).toEqual(["Ana rolls 1d20: ", "20", " Bo rolls 1d20: ", "7"]);
  expect(told.map((piece) => piece.before + piece.text + piece.after).join("")).toBe(
    "Ana rolls 1d20: 20. Bo rolls 1d20: 7.",
  );
  expect(told.filter((piece) => piece.figure).length).toBe(2);
  expect(rest).toEqual([]);
});

it("never opens a part of another number or of a word", () => {
  const { told, rest } = pieces(paragraph("Goblin 12 rolls 1к20: 19.", 2, 20, null));

  expect(told.length).toBe(1);
  expect(rest.length).toBe(3);
});

it("forgets what an update takes back", () => {
  const log = [0, 1, 2].map((n) => ({ ...paragraph(String(n)), n, last: n }));
  const anew = { ...paragraph("anew"), n: 1, last: 3 };

  expect(toldAnew(log, 1, [anew]).map((one) => one.text)).toEqual(["0", "anew"]);
});

it("writes a sign before an amount", () => {
  expect([signed(5), signed(-2)]).toEqual(["+5", "−2"]);
});

it("reads a face off a die, and the 0 of a ten-sided one as ten", () => {
  expect([faceOf("7", 6), faceOf("0", 10), faceOf("0", 6), faceOf("x", 6), faceOf("20", 20)]).toEqual([
    null,
    10,
    null,
    null,
    20,
  ]);
});

it("jumps on as soon as no digit can follow", () => {
  expect([isFull("1", 20), isFull("3", 20), isFull("20", 20), isFull("4", 6), isFull("1", 10)]).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

it("calls a creature by few letters", () => {
  expect(["Goblin 12", "Brunna", "giant rat 2", "Гоблин 1"].map(initials)).toEqual(["G12", "Br", "GR2", "Г1"]);
});
