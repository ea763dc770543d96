// Faces as people type them off a die.

/** The face that was typed, or null if the die has none such. The highest may be typed as 0, as it is printed on some. */
export function faceOf(typed: string, sides: number): number | null {
  if (!/^\d+$/.test(typed)) return null;
  const face = Number(typed);
  if (face === 0) return sides === 10 || sides === 100 ? sides : null;
  return face <= sides ? face : null;
}

/** Can no further digit follow? */
export function isFull(typed: string, sides: number): boolean {
  const face = faceOf(typed, sides);
  return face !== null && (face * 10 > sides || typed === "0" || typed === "00");
}
