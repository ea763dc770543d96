import { describe, expect, it } from "vitest";
import { bodyOf, CELL, direction, gridOf, spotOf, squareAt } from "../src/lib/grid";

const board = (shape: "squares" | "hexes") => ({ shape, width: 30, height: 12, terrain: {} });

describe("squares", () => {
  it("are named by column letters and row number", () => {
    for (const square of ["a1", "c7", "z12", "aa1", "ad9"]) expect(squareAt(spotOf(square))).toBe(square);
  });

  it("are found again under their own middle", () => {
    for (const shape of ["squares", "hexes"] as const) {
      const grid = gridOf(board(shape));
      for (const square of ["a1", "b2", "c7", "ad12"]) expect(grid.at(grid.middle(square))).toBe(square);
      expect(grid.at({ x: -30, y: -30 })).toBeNull();
    }
  });

  it("lie half a hex to the right in every second row of hexes", () => {
    const grid = gridOf(board("hexes"));
    expect(grid.middle("a2").x - grid.middle("a1").x).toBe(CELL / 2);
    expect(grid.middle("a3").x).toBe(grid.middle("a1").x);
  });

  it("are left by an arrow key only where there is another", () => {
    const grid = gridOf(board("squares"));
    expect(grid.beside("a1", "ArrowUp")).toBeNull();
    expect(grid.beside("a1", "ArrowRight")).toBe("b1");
  });
});

describe("bodies", () => {
  it("are as wide as what they fill", () => {
    const grid = gridOf(board("squares"));
    expect(bodyOf(grid, ["a1", "b1", "a2", "b2"])).toEqual({ x: CELL, y: CELL, wide: 2 });
  });

  it("lie in one of eight directions", () => {
    const here = { x: 0, y: 0 };
    expect(direction(here, { x: 9, y: 0 })).toBe("e");
    expect(direction(here, { x: -9, y: -9 })).toBe("nw");
    expect(direction(here, { x: 0, y: 9 })).toBe("s");
    expect(direction(here, here)).toBe("here");
  });
});
