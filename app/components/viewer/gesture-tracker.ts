import type {Point} from './zoom';

/** What fingers, a pen or the mouse do to a picture. */
export interface GestureListener {
  onStart: () => void;
  /** One pointer moved by that much. */
  onDrag: (by: Point) => void;
  /** Two pointers moved apart (a factor above 1) or together, about the point between them, which moved as well. */
  onPinch: (factor: number, about: Point, by: Point) => void;
  onDoubleTap: (at: Point) => void;
  /** The last pointer left. `travel` is null when a second one took part or the browser took the gesture away. */
  onEnd: (travel: Travel | null) => void;
}

/** The way of one pointer from its first place to its last. */
export interface Travel extends Point {
  durationMs: number;
}

/** One event of a pointer; `timeMs` is the event's own time stamp. */
export interface PointerStep extends Point {
  id: number;
  timeMs: number;
}

/** A pointer that moved no further has tapped. */
const TAP_RADIUS_PX = 10;

/** The longest time from one tap to the second, and how far apart the two may be. */
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_RADIUS_PX = 40;

/** Makes gestures of pointer events; it looks at no clock and no element. */
export function createGestureTracker(listener: GestureListener) {
  const pointers = new Map<number, Point>();
  let start: PointerStep | null = null;
  let lastTap: PointerStep | null = null;

  return {
    down(step: PointerStep) {
      // A second pointer turns whatever the first began into a pinch.
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
