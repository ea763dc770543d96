// How a creature is drawn: its side's colour, its initials, its remaining hit points.
import type { Creature } from "../generated/api";
import { say, words } from "./words.svelte";

export type Side = "heroes" | "foes" | "others";

export function sideOf(creature: Creature): Side {
  return creature.side === "heroes" || creature.side === "foes" ? creature.side : "others";
}

/** `Goblin 12` is G12, `Brunna` is Br, `Giant Rat 2` is GR2. */
export function initials(label: string): string {
  const parts = label.split(/[\s-]+/).filter(Boolean);
  const number = /^\d+$/.test(parts.at(-1) ?? "") ? parts.pop()! : "";
  const letters =
    parts.length > 1
      ? parts
          .map((word) => word[0]!)
          .slice(0, 2)
          .join("")
      : (parts[0] ?? "?").slice(0, number ? 1 : 2);
  const [first = "", ...rest] = letters;
  return first.toUpperCase() + (parts.length > 1 ? rest.join("").toUpperCase() : rest.join("")) + number;
}

/** What a creature holds, rides, and how high it is, as far as the rulebook has such facts. */
export function bearing(creature: Creature): { holds: string[]; mount: string | null; height: number } {
  return {
    holds: (creature.holds as string[] | undefined) ?? [],
    mount: (creature.mount as string | null | undefined) ?? null,
    height: Number(creature.height ?? 0),
  };
}

/** The same in words; `label` names other creatures. */
export function bearingInWords(creature: Creature, label: (name: string) => string): string[] {
  const { holds, mount, height } = bearing(creature);
  return [
    ...(height ? [say("height", { far: words.distance(height) })] : []),
    ...(mount ? [say("mount", { who: label(mount) })] : []),
    ...(holds.length ? [say("holds", { what: holds.map((one) => words.thing(one)).join(", ") })] : []),
  ];
}

/** The share of hit points left, from 0 to 1, if known. */
export function wounds(creature: Creature): number | null {
  if (typeof creature.hp === "number" && creature.hp_max)
    return Math.max(0, Math.min(1, creature.hp / creature.hp_max));
  if (creature.hp === "unhurt") return 1;
  return creature.hp === "hurt" ? 0.5 : null;
}
