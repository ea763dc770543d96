import { expect, it } from "vitest";
import { Camera } from "../src/lib/camera.svelte";

const camera = (): Camera => {
  const made = new Camera(() => ({ wide: 360, high: 400, width: 800, height: 800 }));
  made.centre({ x: 400, y: 400 }, 1);
  return made;
};

it("takes a still finger for a tap, and one that wanders for a drag", () => {
  const one = camera();
  one.down(1, { x: 100, y: 100 });
  one.move(1, { x: 103, y: 102 });
  expect(one.up(1)).toBe(true);

  const before = one.x;
  one.down(1, { x: 100, y: 100 });
  one.move(1, { x: 130, y: 100 });
  expect(one.up(1)).toBe(false);
  expect(one.x).toBe(before + 30);
});

it("comes nearer when two fingers part, around the one that stays", () => {
  const one = camera();
  const fixed = { x: 100, y: 200 };
  const under = one.onMap(fixed);
  one.down(1, fixed);
  one.down(2, { x: 200, y: 200 });
  one.move(2, { x: 300, y: 200 });

  expect(one.scale).toBeCloseTo(2);
  expect(one.onMap(fixed).x).toBeCloseTo(under.x);
  expect([one.up(2), one.up(1)]).toEqual([false, false]);
});

it("never loses the map", () => {
  const one = camera();
  one.down(1, { x: 0, y: 0 });
  one.move(1, { x: 9000, y: 9000 });

  expect(one.x).toBeLessThan(360);
  one.zoom(0.0001);
  expect(one.scale).toBeGreaterThan(0.3);
});
