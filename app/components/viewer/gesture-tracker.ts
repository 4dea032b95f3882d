import type {Point} from './zoom';

/** Gestures of touch, pen or mouse. */
export interface GestureListener {
  onStart: () => void;
  /** One pointer moved by that much. */
  onDrag: (by: Point) => void;
  /** Two pointers moved apart (a factor above 1) or together, around their midpoint, which moved by `by`. */
  onPinch: (factor: number, about: Point, by: Point) => void;
  onDoubleTap: (at: Point) => void;
  /** The last pointer was released. `movement` is null for a pinch or a cancelled gesture. */
  onEnd: (movement: Movement | null) => void;
}

/** The offset of one pointer from start to end. */
export interface Movement extends Point {
  durationMs: number;
}

/** A pointer event; `timeMs` is its time stamp. */
export interface PointerStep extends Point {
  id: number;
  timeMs: number;
}

/** The maximum movement of a tap. */
const TAP_RADIUS_PX = 10;

/** The maximum time and distance between the taps of a double tap. */
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_RADIUS_PX = 40;

/** Recognises gestures from pointer events; it uses neither a clock nor the DOM. */
export function createGestureTracker(listener: GestureListener) {
  const pointers = new Map<number, Point>();
  let start: PointerStep | null = null;
  let lastTap: PointerStep | null = null;

  return {
    down(step: PointerStep) {
      // A second pointer turns the gesture into a pinch.
      start = pointers.size === 0 ? step : null;
      if (pointers.size === 0) listener.onStart();
      pointers.set(step.id, step);
    },

    move(step: PointerStep) {
      const before = pointers.get(step.id);
      if (!before) return;
      pointers.set(step.id, step);
      const other = [...pointers].find(([id]) => id !== step.id)?.[1];
      if (!other) return listener.onDrag(between(before, step));
      const [about, aboutBefore] = [middle(step, other), middle(before, other)];
      const factor = distance(step, other) / Math.max(1, distance(before, other));
      listener.onPinch(factor, about, between(aboutBefore, about));
    },

    up(step: PointerStep) {
      if (!pointers.delete(step.id) || pointers.size > 0) return;
      const first = start;
      start = null;
      if (first && distance(first, step) <= TAP_RADIUS_PX) tap(step);
      listener.onEnd(first && {...between(first, step), durationMs: step.timeMs - first.timeMs});
    },

    cancel({id}: Pick<PointerStep, 'id'>) {
      start = null;
      if (pointers.delete(id) && pointers.size === 0) listener.onEnd(null);
    },
  };

  function tap(step: PointerStep) {
    const isDouble =
      lastTap !== null &&
      step.timeMs - lastTap.timeMs <= DOUBLE_TAP_MS &&
      distance(lastTap, step) <= DOUBLE_TAP_RADIUS_PX;
    lastTap = isDouble ? null : step;
    if (isDouble) listener.onDoubleTap(step);
  }
}

function between(from: Point, to: Point): Point {
  return {x: to.x - from.x, y: to.y - from.y};
}

function middle(one: Point, other: Point): Point {
  return {x: (one.x + other.x) / 2, y: (one.y + other.y) / 2};
}

function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}
