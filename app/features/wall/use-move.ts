import {useRef, type KeyboardEvent, type PointerEvent, type RefObject} from 'react';
import type {Point} from './wall-map';

export interface MoveOptions {
  /** The picture, which limits the movement. */
  pictureRef: RefObject<HTMLElement>;
  /** The position on the picture, in CSS pixels. */
  at: Point;
  /** The length of an arrow key's step, in CSS pixels. */
  step: number;
  onMove: (to: Point) => void;
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: {x: -1, y: 0},
  ArrowRight: {x: 1, y: 0},
  ArrowUp: {x: 0, y: -1},
  ArrowDown: {x: 0, y: 1},
};

/**
 * Handlers that move something on the picture: a mouse, a pen or one finger drags it; an arrow key moves it by a step,
 * with Shift by ten. It keeps its distance from the pointer, so that nothing jumps when a drag starts.
 */
export function useMove({pictureRef, at, step, onMove}: MoveOptions) {
  /** The distance from the pointer, and the position before the drag. */
  const holdRef = useRef<{away: Point; from: Point} | null>(null);

  function moveTo({x, y}: Point) {
    const {width = 0, height = 0} = pictureRef.current?.getBoundingClientRect() ?? {};
    onMove({x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height)});
  }

  /** A second finger zooms the page, so what the first one moved returns to its place. */
  function letGo() {
    if (holdRef.current) moveTo(holdRef.current.from);
    holdRef.current = null;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      if (!event.isPrimary) return letGo();
      // Safari doesn't focus a clicked button.
      event.currentTarget.focus({preventScroll: true});
      holdRef.current = {away: {x: at.x - event.clientX, y: at.y - event.clientY}, from: at};
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const away = event.isPrimary && holdRef.current?.away;
      if (away) moveTo({x: event.clientX + away.x, y: event.clientY + away.y});
    },
    // The browser uses the pointers to zoom the page.
    onPointerCancel: letGo,
    // The event also follows a released or cancelled pointer.
    onLostPointerCapture() {
      holdRef.current = null;
    },
    onKeyDown(event: KeyboardEvent) {
      const arrow = ARROWS[event.key];
      if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const length = event.shiftKey ? 10 * step : step;
      moveTo({x: at.x + arrow.x * length, y: at.y + arrow.y * length});
    },
  };
}
