// Names on the map, each where there is room: below its token or above it, and nowhere if neither is free.
// The token's initials still tell who it is, and pointing at it tells the rest.  Start at `placed`.
import type { Point } from "./grid";
import { CELL } from "./grid";

/** One to be named: the middle of the body, and how many cells it is wide. */
export type Named = { name: string; label: string; body: Point & { wide: number } };
export type Placed = { name: string; label: string; x: number; y: number };
type Box = { left: number; right: number; top: number; bottom: number };

const LETTER = 0.62; // how wide a letter is, on the whole, where its height is 1
const HIGH = 0.8; // how much of its size a line of text takes above its foot
const FACE = { wide: 0.28, high: 0.2 }; // the part of a body, from its middle, that holds the initials

/** Where the names stand. Whoever comes first in the list gets room first. */
export function placed(all: readonly Named[], size: number): Placed[] {
  const faces = all.map(({ body }) => faceOf(body));
  const taken: Box[] = [];
  return all.flatMap(({ name, label, body }, index) => {
    const half = (label.length * LETTER * size) / 2;
    const edge = (body.wide * CELL) / 2;
    for (const y of [body.y + edge - 1.5, body.y - edge + 3]) {
      const box = { left: body.x - half, right: body.x + half, top: y - HIGH * size, bottom: y };
      const isFree = (other: Box): boolean => !meet(box, other);
      if (taken.every(isFree) && faces.every((face, of) => of === index || isFree(face))) {
        taken.push(box);
        return [{ name, label, x: body.x, y }];
      }
    }
    return [];
  });
}

function faceOf({ x, y, wide }: Named["body"]): Box {
  const [across, up] = [wide * CELL * FACE.wide, wide * CELL * FACE.high];
  return { left: x - across, right: x + across, top: y - up, bottom: y + up };
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
