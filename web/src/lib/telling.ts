// Splitting a paragraph of the log around its expandable numbers.  Start at `pieces`.
import type { Figure, Paragraph } from "../generated/api";

/** `before` and `after` are brackets and punctuation next to a number. */
export type Piece = { text: string; figure: Figure | null; before: string; after: string };

const CLINGS_BEFORE = /[^\s\p{L}\d]+$/u;
const CLINGS_AFTER = /^[^\s\p{L}\d]+/u;

/** The text in pieces: each number with reasons is its own piece. Those not found in the text come last. */
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
    const between = paragraph.text.slice(from, at);
    const before = CLINGS_BEFORE.exec(between)?.[0] ?? "";
    const after = CLINGS_AFTER.exec(paragraph.text.slice(at + number.length))?.[0] ?? "";
    const plainText = between.slice(0, between.length - before.length);
    if (plainText) told.push({ text: plainText, figure: null, before: "", after: "" });
    told.push({ text: number, figure, before, after });
    from = at + number.length + after.length;
  }
  if (from < paragraph.text.length)
    told.push({ text: paragraph.text.slice(from), figure: null, before: "", after: "" });
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

/** The current log: paragraphs that an update undoes or rewrites are removed first. */
export function toldAnew(before: Paragraph[], since: number, more: Paragraph[]): Paragraph[] {
  return [...before.filter((paragraph) => paragraph.last < since), ...more];
}
