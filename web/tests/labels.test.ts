// Names on the map never stand on one another.
import { expect, test } from "vitest";
import { placed, type Named } from "../src/lib/labels";

const token = (label: string, x: number, y: number): Named => ({ name: label, label, body: { x, y, wide: 1 } });

test("a name stands below its token", () => {
  expect(placed([token("Ana", 20, 20)], 10)).toEqual([{ name: "Ana", label: "Ana", x: 20, y: 38.5 }]);
});

test("of two neighbours with long names one is named below and one above", () => {
  const [first, second] = placed([token("Goblin 1", 20, 60), token("Goblin 2", 60, 60)], 12);

  expect([first!.y > 60, second!.y < 60]).toEqual([true, true]);
});

test("a name for which there is no room is left out", () => {
  const row = [20, 60, 100].map((x, index) => token(`Goblin captain ${index}`, x, 60));

  expect(placed(row, 12).map((one) => one.label)).toEqual(["Goblin captain 0", "Goblin captain 1"]);
});
