// Pan and zoom of the map, by touch, wheel and mouse.  Start at `Camera`.
import type { Point } from "./grid";

const NEAREST = 3;
const DRAG_FROM = 7; // pixels before a touch becomes a drag
const RIM = 52; // margin around the map, for row and column labels
const WHEEL = 0.0016;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  isDragged = $state(false);
  private readonly fingers = new Map<number, Point>();
  private start: Point | null = null;

  constructor(private readonly sizes: () => { wide: number; high: number; width: number; height: number }) {}

  /** Fit the whole map. */
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

  /** Convert screen to map coordinates. */
  onMap = (point: Point): Point => ({ x: (point.x - this.x) / this.scale, y: (point.y - this.y) / this.scale });
  onScreen = (point: Point): Point => ({ x: point.x * this.scale + this.x, y: point.y * this.scale + this.y });

  // --- pointer events

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

  /** End a gesture; returns whether it was a tap. */
  up(id: number): boolean {
    const isTap = this.fingers.delete(id) && this.fingers.size === 0 && !this.isDragged;
    if (this.fingers.size === 0) this.start = null;
    return isTap;
  }

  cancel(id: number): void {
    this.fingers.delete(id);
  }

  /** The scale at which the whole map fits. */
  get farthest(): number {
    const { wide, high, width, height } = this.sizes();
    return Math.min(wide / (width + RIM), high / (height + RIM), 1.6) || 1;
  }

  /** Keep at least a part of the map in view. */
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
