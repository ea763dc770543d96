import { describe, expect, it } from "vitest";
import type { Offer } from "../src/generated/api";
import { formsFor } from "../src/lib/rulings";

const NAMES = ["ana", "bo", "orc"];
const some = { kind: "some", of: { of: NAMES, least: 1, most: 3 } };
const OFFERS = [
  {
    verb: "hp",
    verb_at: 1,
    slots: [
      { kind: "one", of: ["ana"] },
      { kind: "number", of: [0, 9] },
    ],
    subject: "creatures",
  },
  { verb: "hp", verb_at: 1, slots: [some, { kind: "number", of: [0, 5] }], subject: "creatures" },
  { verb: "hurt", verb_at: 1, slots: [some, { kind: "amount", of: [1, 999] }], subject: "dice" },
  {
    verb: "ground",
    verb_at: 0,
    slots: [
      { kind: "square", of: ["a1"] },
      { kind: "one", of: ["wall"] },
    ],
    subject: "ground",
  },
] as Offer[];

describe("rulings as forms", () => {
  it("offers for one what is said of one, and each only once", () => {
    expect(formsFor(OFFERS, ["ana"], NAMES).map((form) => form.verb)).toEqual(["hp", "hurt", "ground"]);
  });

  it("offers for several what is said of several", () => {
    const [hp, hurt] = formsFor(OFFERS, ["bo", "orc"], NAMES);
    expect(hp!.write(["3"])).toBe("bo,orc hp 3");
    expect(hurt!.write(["2d6"])).toBe("bo,orc hurt 2d6");
  });

  it("offers for nobody what is about nobody", () => {
    const [ground, ...others] = formsFor(OFFERS, [], NAMES);
    expect(ground!.write(["c3-e5", "wall"])).toBe("ground c3-e5 wall");
    expect(ground!.subject).toBe("ground");
    expect(others).toEqual([]);
  });
});
