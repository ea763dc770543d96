// Keys by their place on the keyboard, so that they work in every alphabet.
export type Deed =
  | "map"
  | "attack"
  | "cast"
  | "move"
  | "action"
  | "bonus"
  | "free"
  | "end"
  | "search"
  | "log"
  | "sheet"
  | "words"
  | "undo"
  | "cancel"
  | "do"
  | "keys";

const BY_CODE: Record<string, Deed> = {
  KeyM: "map",
  KeyA: "attack",
  KeyC: "cast",
  KeyG: "move",
  KeyD: "action",
  KeyB: "bonus",
  KeyF: "free",
  KeyE: "end",
  KeyL: "log",
  KeyS: "sheet",
  KeyW: "words",
  KeyU: "undo",
  Slash: "search",
  Escape: "cancel",
  Enter: "do",
};

/** What a key means while no field is typed in; a digit is the nth of the list. */
export function deedOf(event: KeyboardEvent): Deed | number | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === "?" || (event.code === "Slash" && event.shiftKey)) return "keys";
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit) return Number(digit);
  return event.shiftKey ? null : (BY_CODE[event.code] ?? null);
}

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.matches("input:not([type=checkbox], [type=radio]), textarea, select") || target.isContentEditable)
  );
}

/** What the help lists: the key as it is printed on a Latin keyboard, and what it does. */
export const LISTED: Array<[string, Deed | "nth" | "arrows"]> = [
  ["1 … 9", "nth"],
  ["Enter", "do"],
  ["Esc", "cancel"],
  ["M", "map"],
  ["← ↑ → ↓", "arrows"],
  ["A", "attack"],
  ["C", "cast"],
  ["G", "move"],
  ["D", "action"],
  ["B", "bonus"],
  ["F", "free"],
  ["E", "end"],
  ["/", "search"],
  ["L", "log"],
  ["S", "sheet"],
  ["W", "words"],
  ["U", "undo"],
  ["?", "keys"],
];
