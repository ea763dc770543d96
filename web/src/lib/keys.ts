// Keyboard shortcuts by physical key, so that they work in every layout.
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

/** The meaning of a key while no field has the focus; a digit is the nth of the list. */
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

/** The keys for the help: as printed on a Latin keyboard, and what they do. */
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
