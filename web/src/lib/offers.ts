// The options of a question, as rows of a list.  Start at `rowsOf`.
import type { Choice, Numbers, Picks, Question, Squares, Words } from "../generated/api";

/** `key` is unique: filling the same text on the map and by number makes two rows. */
export type Row = { key: string; text: string; group: string; label: string; words: string } & (
  | { is: "choice"; item: Choice }
  | { is: "square"; item: Squares }
  | { is: "number"; item: Numbers }
  | { is: "words"; item: Words }
  | { is: "picks"; item: Picks }
);

/** Attacks against unseen creatures target a square of the map. */
const AIM = "aim";
const GROUPS = ["attack", "cast", "move", "action", "bonus", "free", AIM, "end"];

export function rowsOf(question: Question): Row[] {
  const row = <Item extends { text: string; label: string; group: string }>(item: Item, kind = "") => ({
    key: kind + item.text,
    text: item.text,
    group: item.group,
    label: item.label,
    words: ("words" in item ? `${item.words} ` : "") + item.label,
    item,
  });
  return [
    ...(question.choices ?? []).map((item): Row => ({ is: "choice", ...row(item) })),
    ...(question.picks ?? []).map((item): Row => ({ is: "picks", ...row(item, "picks ") })),
    ...(question.numbers ?? []).map((item): Row => ({ is: "number", ...row(item, "number ") })),
    ...(question.squares ?? []).map((item): Row => ({
      is: "square",
      ...row(item, "square "),
      group: item.squares ? item.group : AIM,
    })),
    ...(question.words ?? []).map((item): Row => ({ is: "words", ...row(item, "words ") })),
  ];
}

/** The rows that match: every typed word is a prefix of some word in them. */
export function found<Worded extends { words: string }>(rows: Worded[], typed: string): Worded[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const has = plain(row.words).split(/[^\p{L}\d]+/u);
    return wanted.every((word) => has.some((one) => one.startsWith(word)));
  });
}

function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ё", "е");
}

/** The rows by group, in a natural order. */
export function grouped(rows: Row[]): Array<[string, Row[]]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  const rank = (group: string): number => (GROUPS.includes(group) ? GROUPS.indexOf(group) : GROUPS.length - 1.5);
  return [...groups].sort(([one], [other]) => rank(one) - rank(other));
}
