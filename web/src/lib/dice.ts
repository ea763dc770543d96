// Parsing typed die faces.

/** The typed face, or null if the die has no such face. 0 stands for the highest, as on some d10s. */
export function faceOf(typed: string, sides: number): number | null {
  if (!/^\d+$/.test(typed)) return null;
  const face = Number(typed);
  if (face === 0) return sides === 10 || sides === 100 ? sides : null;
  return face <= sides ? face : null;
}

/** Is the number complete, so that no digit can follow? */
export function isFull(typed: string, sides: number): boolean {
  const face = faceOf(typed, sides);
  return face !== null && (face * 10 > sides || typed === "0" || typed === "00");
}
