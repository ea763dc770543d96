// Placing names on the map without overlaps: below a token or above it, or omitted if neither is free.
// The token's initials remain, and hovering shows the name.  Start at `placed`.
import type { Point } from "./grid";
import { CELL } from "./grid";

/** A creature to label: the centre of its body, and its width in cells. */
export type Named = { name: string; label: string; body: Point & { wide: number } };
export type Placed = { name: string; label: string; x: number; y: number };
type Box = { left: number; right: number; top: number; bottom: number };

const LETTER = 0.62; // average width of a letter, relative to the font size
const HIGH = 0.8; // height of a line above its baseline, relative to the font size
const FACE = { wide: 0.28, high: 0.2 }; // half the size of the area with the initials, relative to the body

/** The placed labels. Earlier ones in the list take precedence. */
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
