import { describe, expect, it } from "vitest";
import type { Offer } from "../src/generated/api";
import { addition, formsFor } from "../src/lib/rulings";

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
  it("makes one form of those that differ only in whom else they name", () => {
    const before = ["ana", "bo"].map((other) => ({
      verb: "before",
      verb_at: 1,
      slots: [
        { kind: "one", of: NAMES },
        { kind: "one", of: [other] },
      ],
      subject: "fight",
    }));
    const forms = formsFor(before as Offer[], ["orc"], NAMES);
    expect(forms.map((form) => form.slots)).toEqual([[{ is: "one", of: ["ana", "bo"] }]]);
  });

  it("leaves who comes in to a form of its own", () => {
    const add = { verb: "add", verb_at: 0, slots: [{ kind: "one", of: ["ogre"] }], subject: "fight" };
    expect(formsFor([add as Offer], ["orc"], NAMES)).toEqual([]);
  });

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

describe("who comes in", () => {
  const ogre = { block: "ogre", count: 1, square: "c3", side: "", isHidden: false, number: 4, whom: "foes" };

  it("comes now, or hidden, on a side", () => {
    expect(addition({ ...ogre, when: "" })).toBe("add ogre at c3");
    expect(addition({ ...ogre, count: 2, side: "heroes", isHidden: true, when: "" })).toBe(
      "add ogre 2 at c3 side heroes hidden",
    );
  });

  it("comes as a wave, in a round or by what happens", () => {
    const said = (["round", "half", "falls", "left"] as const).map((when) => addition({ ...ogre, when }));
    expect(said).toEqual([
      "add ogre at c3 round 4",
      "add ogre at c3 when half foes",
      "add ogre at c3 when falls foes",
      "add ogre at c3 when left 4 foes",
    ]);
  });
});
