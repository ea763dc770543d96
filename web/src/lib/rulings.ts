// The GM's rulings as forms: whom, a verb, and its arguments.  Start at `formsFor`; who comes in has a form of its own.
import type { Offer } from "../generated/api";

/** A ruling about some creatures, or about none: its verb, what it is about, and the slots still to fill. */
export type Form = { verb: string; subject: string; slots: Slot[]; write: (filled: string[]) => string };
export type Slot =
  | { is: "one"; of: string[] }
  | { is: "some"; of: string[] }
  | { is: "number"; low: number; high: number }
  | { is: "square"; of: string[] }
  | { is: "amount" }
  | { is: "words" };

function slotOf(kind: string, of: unknown): Slot {
  if (kind === "one") return { is: "one", of: [...(of as string[])] };
  if (kind === "some") return { is: "some", of: (of as { of: string[] }).of };
  if (kind === "number") {
    const [low = 0, high = 0] = of as number[];
    return { is: "number", low, high };
  }
  if (kind === "square") return { is: "square", of: of as string[] };
  return { is: kind === "amount" ? "amount" : "words" };
}

/** The forms about all of these creatures, then those about none. Of forms that say the same, the first; those that
 * differ only in whom else they name are one. */
export function formsFor(offers: readonly Offer[], whom: readonly string[], creatures: readonly string[]): Form[] {
  const seen = new Map<string, Slot[]>();
  const isOther = (slot: Slot): boolean => slot.is === "one" && slot.of.length === 1 && creatures.includes(slot.of[0]!);
  return offers.flatMap((offer) => {
    if (offer.verb === "add") return [];
    const all = offer.slots.map(({ kind, of }) => slotOf(kind, of));
    const isAboutSomebody = isSubject(all[0], creatures);
    if (isAboutSomebody && !isAbout(all[0], whom)) return [];
    const slots = isAboutSomebody ? all.slice(1) : all;
    const key =
      offer.verb + JSON.stringify(slots.map((slot) => (slot.is === "number" || isOther(slot) ? slot.is : slot)));
    const same = seen.get(key);
    if (same) {
      slots.forEach((slot, index) => isOther(slot) && same[index]?.is === "one" && addTo(same[index].of, slot));
      return [];
    }
    seen.set(key, slots);
    const subject = isAboutSomebody ? [whom.join(",")] : [];
    const write = (filled: string[]): string => written(offer, [...subject, ...filled]);
    return [{ verb: offer.verb, subject: offer.subject, slots, write }];
  });
}

function addTo(names: string[], slot: Slot): void {
  if (slot.is === "one" && !names.includes(slot.of[0]!)) names.push(slot.of[0]!);
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

/** Who comes in: how many, where, on which side, and when; an empty `side` or `when` is what the ruling assumes. */
export type Coming = {
  block: string;
  count: number;
  square: string;
  side: string;
  isHidden: boolean;
  when: "" | "round" | "half" | "falls" | "left";
  number: number;
  whom: string;
};

/** The ruling that brings them in: `add ogre 2 at c3 side foes hidden round 4`. */
export function addition(coming: Coming): string {
  const { block, count, square, side, isHidden, when, number, whom } = coming;
  const time = { "": [], round: [when, number], half: ["when", when, whom], falls: ["when", when, whom] };
  return [
    "add",
    block,
    ...(count === 1 ? [] : [count]),
    "at",
    square,
    ...(side ? ["side", side] : []),
    ...(isHidden ? ["hidden"] : []),
    ...(when === "left" ? ["when", when, number, whom] : time[when]),
  ].join(" ");
}
