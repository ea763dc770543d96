// The GM's rulings as forms: whom, a verb, and its arguments.  Start at `formsFor`.
import type { Offer } from "../generated/api";

/** A ruling about some creatures, or about none: its verb, what it is about, and the slots still to fill. */
export type Form = { verb: string; subject: string; slots: Slot[]; write: (filled: string[]) => string };
export type Slot =
  | { is: "one"; of: string[] }
  | { is: "some"; of: string[] }
  | { is: "number"; low: number; high: number }
  | { is: "square"; of: string[] }
  | { is: "words" };

function slotOf(kind: string, of: unknown): Slot {
  if (kind === "one") return { is: "one", of: of as string[] };
  if (kind === "some") return { is: "some", of: (of as { of: string[] }).of };
  if (kind === "number") {
    const [low = 0, high = 0] = of as number[];
    return { is: "number", low, high };
  }
  return kind === "square" ? { is: "square", of: of as string[] } : { is: "words" };
}

/** The forms about all of these creatures, then those about none. Of forms that say the same, the first. */
export function formsFor(offers: readonly Offer[], whom: readonly string[], creatures: readonly string[]): Form[] {
  const seen = new Set<string>();
  return offers.flatMap((offer) => {
    const all = offer.slots.map(({ kind, of }) => slotOf(kind, of));
    const isAboutSomebody = isSubject(all[0], creatures);
    if (isAboutSomebody && !isAbout(all[0], whom)) return [];
    const slots = isAboutSomebody ? all.slice(1) : all;
    const key = offer.verb + JSON.stringify(slots.map((slot) => (slot.is === "number" ? slot.is : slot)));
    if (seen.has(key)) return [];
    seen.add(key);
    const subject = isAboutSomebody ? [whom.join(",")] : [];
    const write = (filled: string[]): string => written(offer, [...subject, ...filled]);
    return [{ verb: offer.verb, subject: offer.subject, slots, write }];
  });
}

function isSubject(slot: Slot | undefined, creatures: readonly string[]): boolean {
  return (slot?.is === "one" || slot?.is === "some") && slot.of.some((name) => creatures.includes(name));
}

function isAbout(slot: Slot | undefined, whom: readonly string[]): boolean {
  if (slot?.is === "one") return whom.length === 1 && slot.of.includes(whom[0]!);
  return slot?.is === "some" && whom.length > 0 && whom.every((name) => slot.of.includes(name));
}

function written(offer: Offer, filled: string[]): string {
  return [...filled.slice(0, offer.verb_at), offer.verb, ...filled.slice(offer.verb_at)].join(" ");
}
