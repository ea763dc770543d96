// Looking at the map: where, how near, and what fingers, wheel and mouse do to it.  Start at `Camera`.
import type { Point } from "./grid";

const NEAREST = 3;
const DRAG_FROM = 7; // so many pixels are a drag: a thumb is never quite still
const RIM = 52; // around the map, for the letters and numbers of its squares
const WHEEL = 0.0016;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  isDragged = $state(false);
  private readonly fingers = new Map<number, Point>();
  private start: Point | null = null;

  constructor(private readonly sizes: () => { wide: number; high: number; width: number; height: number }) {}

  /** The whole map. */
  fit(): void {
    this.scale = this.farthest;
    this.centre({ x: this.sizes().width / 2, y: this.sizes().height / 2 });
  }

  centre(point: Point, scale = this.scale): void {
    const { wide, high } = this.sizes();
    this.scale = Math.min(Math.max(scale, this.farthest), NEAREST);
    this.x = wide / 2 - point.x * this.scale;
    this.y = high / 2 - point.y * this.scale;
    this.keepInSight();
  }

  zoom(factor: number, at?: Point): void {
    const { wide, high } = this.sizes();
    const fixed = at ?? { x: wide / 2, y: high / 2 };
    const scale = Math.min(Math.max(this.scale * factor, this.farthest), NEAREST);
    this.x = fixed.x - ((fixed.x - this.x) * scale) / this.scale;
    this.y = fixed.y - ((fixed.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.keepInSight();
  }

  /** A point of the screen on the map. */
  onMap = (point: Point): Point => ({ x: (point.x - this.x) / this.scale, y: (point.y - this.y) / this.scale });
  onScreen = (point: Point): Point => ({ x: point.x * this.scale + this.x, y: point.y * this.scale + this.y });

  // --- hands

  wheel(event: WheelEvent, at: Point): void {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * WHEEL), at);
  }

  down(id: number, point: Point): void {
    this.fingers.set(id, point);
    if (this.fingers.size === 1) [this.start, this.isDragged] = [point, false];
  }

  move(id: number, point: Point): void {
    const before = this.fingers.get(id);
    if (!before) return;
    const other = [...this.fingers].find(([key]) => key !== id)?.[1];
    if (other) {
      this.isDragged = true;
      const apart = (one: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
      if (apart(before) > 0) this.zoom(apart(point) / apart(before), other);
    } else {
      this.isDragged ||= !!this.start && Math.hypot(point.x - this.start.x, point.y - this.start.y) > DRAG_FROM;
      if (!this.isDragged) return;
      this.x += point.x - before.x;
      this.y += point.y - before.y;
      this.keepInSight();
    }
    this.fingers.set(id, point);
  }

  /** Was it a tap? */
  up(id: number): boolean {
    const isTap = this.fingers.delete(id) && this.fingers.size === 0 && !this.isDragged;
    if (this.fingers.size === 0) this.start = null;
    return isTap;
  }

  cancel(id: number): void {
    this.fingers.delete(id);
  }

  /** The scale at which the whole map is seen. */
  get farthest(): number {
    const { wide, high, width, height } = this.sizes();
    return Math.min(wide / (width + RIM), high / (height + RIM), 1.6) || 1;
  }

  /** At least a part of the map stays where one can see it. */
  private keepInSight(): void {
    const { wide, high, width, height } = this.sizes();
    const kept = (at: number, room: number, length: number): number => {
      const long = length * this.scale;
      if (long <= room) return Math.max((room - long) / 2, Math.min((RIM / 2) * this.scale, room - long));
      const rim = room / 4;
      return Math.min(rim, Math.max(at, room - long - rim));
    };
    this.x = kept(this.x, wide, width);
    this.y = kept(this.y, high, height);
  }
}
