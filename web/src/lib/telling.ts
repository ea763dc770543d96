// A paragraph of the log, with its numbers made to open.  Start at `pieces`.
import type { Figure, Paragraph } from "../generated/api";

export type Piece = { text: string; figure: Figure | null };

/** The text in pieces: a number that has reasons is a piece of its own. What is not found in the text comes last. */
export function pieces(paragraph: Paragraph): { told: Piece[]; rest: Figure[] } {
  const told: Piece[] = [];
  const rest: Figure[] = [];
  let from = 0;
  for (const figure of paragraph.numbers) {
    const at = figure.total === null ? null : find(paragraph.text, figure.total, from);
    if (at === null) {
      rest.push(figure);
      continue;
    }
    const number = String(figure.total);
    if (at > from) told.push({ text: paragraph.text.slice(from, at), figure: null });
    told.push({ text: number, figure });
    from = at + number.length;
  }
  if (from < paragraph.text.length) told.push({ text: paragraph.text.slice(from), figure: null });
  return { told, rest };
}

function find(text: string, total: number, from: number): number | null {
  const whole = new RegExp(`(?<![\\p{L}\\d+−-])${String(total).replace("-", "[-−]")}(?![\\p{L}\\d])`, "gu");
  whole.lastIndex = from;
  return whole.exec(text)?.index ?? null;
}

/** `+5`, `−2`. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** What is told now: paragraphs that an update takes back or tells anew go first. */
export function toldAnew(before: Paragraph[], since: number, more: Paragraph[]): Paragraph[] {
  return [...before.filter((paragraph) => paragraph.last < since), ...more];
}
