// The GM's rulings as forms: a creature, a verb, and its arguments.  Start at `formsFor`.
import type { Offer } from "../generated/api";

/** A ruling about a creature: its verb, and the slots still to fill. */
export type Form = { verb: string; slots: Slot[]; write: (filled: string[]) => string };
export type Slot =
  | { is: "one"; of: string[] }
  | { is: "number"; low: number; high: number }
  | { is: "square"; of: string[] }
  | { is: "words" };

function slotOf(kind: string, of: unknown): Slot {
  if (kind === "one") return { is: "one", of: of as string[] };
  if (kind === "number") {
    const [low = 0, high = 0] = of as number[];
    return { is: "number", low, high };
  }
  return Array.isArray(of) ? { is: "square", of: of as string[] } : { is: "words" };
}

/** The forms whose first argument can be this creature; without one, those about no creature. */
export function formsFor(offers: readonly Offer[], creature: string, creatures: readonly string[]): Form[] {
  return offers.flatMap((offer) => {
    const [first, ...rest] = offer.slots.map(({ kind, of }) => slotOf(kind, of));
    const isAboutSomebody = first?.is === "one" && first.of.some((name) => creatures.includes(name));
    if (!isAboutSomebody) {
      const slots = first ? [first, ...rest] : rest;
      return creature ? [] : [{ verb: offer.verb, slots, write: (filled: string[]) => written(offer, filled) }];
    }
    if (first.is !== "one" || !first.of.includes(creature)) return [];
    return [{ verb: offer.verb, slots: rest, write: (filled: string[]) => written(offer, [creature, ...filled]) }];
  });
}

function written(offer: Offer, filled: string[]): string {
  return [...filled.slice(0, offer.verb_at), offer.verb, ...filled.slice(offer.verb_at)].join(" ");
}
