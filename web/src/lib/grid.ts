// Geometry of squares and hexes on the drawing.  Start at `gridOf`.  A cell is 40 units wide.
import type { Map as Board } from "../generated/api";

export const CELL = 40;
const ROW_OF_HEXES = (CELL * Math.sqrt(3)) / 2;
const HEX = CELL / Math.sqrt(3); // the radius of a hex

export type Point = { x: number; y: number };
export type Spot = { column: number; row: number };

/** `c7` is column 2, row 6; after z comes aa. */
export function spotOf(square: string): Spot {
  const found = /^([a-z]+)(\d+)$/.exec(square);
  if (!found) throw new Error(`${square} is no square`);
  const column = [...found[1]!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  return { column, row: Number(found[2]) - 1 };
}

export function squareAt({ column, row }: Spot): string {
  let letters = "";
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(97 + ((left - 1) % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}

export interface Grid {
  readonly width: number;
  readonly height: number;
  middle(square: string): Point;
  /** The outline of one cell, as an SVG path. */
  outline(square: string): string;
  /** The cell at a point, if any. */
  at(point: Point): string | null;
  /** The neighbouring cell for an arrow key, if any. */
  beside(square: string, key: Arrow): string | null;
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
const STEPS: Record<Arrow, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function gridOf(board: Board): Grid {
  return board.shape === "hexes" ? new Hexes(board) : new Squares(board);
}

class Squares implements Grid {
  readonly width: number;
  readonly height: number;

  constructor(protected readonly board: Board) {
    this.width = board.width * CELL;
    this.height = board.height * CELL;
  }

  middle(square: string): Point {
    const { column, row } = spotOf(square);
    return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
  }

  outline(square: string): string {
    const { x, y } = this.middle(square);
    return `M${x - CELL / 2} ${y - CELL / 2}h${CELL}v${CELL}h${-CELL}z`;
  }

  at({ x, y }: Point): string | null {
    return this.named(Math.floor(x / CELL), Math.floor(y / CELL));
  }

  beside(square: string, key: Arrow): string | null {
    const { column, row } = spotOf(square);
    return this.named(column + STEPS[key][0], row + STEPS[key][1]);
  }

  protected named(column: number, row: number): string | null {
    const isOn = column >= 0 && row >= 0 && column < this.board.width && row < this.board.height;
    return isOn ? squareAt({ column, row }) : null;
  }
}

/** Every second row is shifted half a hex to the right. */
class Hexes extends Squares {
  override readonly width: number;
  override readonly height: number;

  constructor(board: Board) {
    super(board);
    this.width = (board.width + 0.5) * CELL;
    this.height = (board.height - 1) * ROW_OF_HEXES + 2 * HEX;
  }

  override middle(square: string): Point {
    const { column, row } = spotOf(square);
    return { x: (column + 0.5 + (row % 2) / 2) * CELL, y: row * ROW_OF_HEXES + HEX };
  }

  override outline(square: string): string {
    const { x, y } = this.middle(square);
    const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
      const angle = ((corner * 60 - 90) * Math.PI) / 180;
      return `${(x + HEX * Math.cos(angle)).toFixed(2)} ${(y + HEX * Math.sin(angle)).toFixed(2)}`;
    });
    return `M${corners.join("L")}z`;
  }

  override at(point: Point): string | null {
    const row = Math.round((point.y - HEX) / ROW_OF_HEXES);
    let nearest: string | null = null;
    let least = HEX;
    for (const near of [row - 1, row, row + 1]) {
      const column = Math.round(point.x / CELL - 0.5 - (Math.abs(near) % 2) / 2);
      const name = this.named(column, near);
      if (!name) continue;
      const { x, y } = this.middle(name);
      const far = Math.hypot(point.x - x, point.y - y);
      if (far < least) [nearest, least] = [name, far];
    }
    return nearest;
  }
}

/** The centre of the cells that a body fills, and its width in cells. */
export function bodyOf(grid: Grid, space: readonly string[]): Point & { wide: number } {
  const middles = space.map((square) => grid.middle(square));
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, wide: Math.max(right - left, bottom - top) / CELL + 1 };
}

/** Where the token is drawn: in the middle, or, for a rider, small and at the upper right of the mount's. */
export function tokenOf(grid: Grid, space: readonly string[], isRiding: boolean): Point & { wide: number } {
  const { x, y, wide } = bodyOf(grid, space);
  const aside = wide * CELL * 0.34;
  return isRiding ? { x: x + aside, y: y - aside, wide: Math.max(wide / 2, 0.8) } : { x, y, wide };
}

export type Direction = "here" | "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";

/** The direction from one point to another. */
export function direction(from: Point, to: Point): Direction {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.hypot(x, y) < 1) return "here";
  const eighth = Math.round(Math.atan2(y, x) / (Math.PI / 4));
  return (["e", "se", "s", "sw", "w", "nw", "n", "ne"] as const)[(eighth + 8) % 8]!;
}
