import {useRef, type KeyboardEvent, type PointerEvent, type RefObject} from 'react';
import type {Point} from './geometry/wall-map';
import {withinPicture, type WallView} from './wall-view';

export interface MoveOptions {
  stageRef: RefObject<HTMLElement>;
  view: WallView;
  /** Where it is on the stage. */
  at: Point;
  /** How far an arrow key moves it, in CSS pixels. */
  step: number;
  /** Called with a point of the stage at which the picture is. */
  onMove: (to: Point) => void;
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: {x: -1, y: 0},
  ArrowRight: {x: 1, y: 0},
  ArrowUp: {x: 0, y: -1},
  ArrowDown: {x: 0, y: 1},
};

/**
 * Handlers that move something on the stage: mouse, finger or pen drag it, arrow keys move it by a step, with Shift by ten. It
 * keeps its distance from the pointer, so that nothing jumps when it is taken hold of.
 */
export function useMove({stageRef, view, at, step, onMove}: MoveOptions) {
  const holdRef = useRef<Point | null>(null);
  const moveTo = (point: Point) => onMove(withinPicture(view, point));

  const pointOf = (event: PointerEvent): Point => {
    const {left = 0, top = 0} = stageRef.current?.getBoundingClientRect() ?? {};
    return {x: event.clientX - left, y: event.clientY - top};
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      // Safari does not focus a pressed button.
      event.currentTarget.focus({preventScroll: true});
      const {x, y} = pointOf(event);
      holdRef.current = {x: at.x - x, y: at.y - y};
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const hold = holdRef.current;
      if (!hold) return;
      const {x, y} = pointOf(event);
      moveTo({x: x + hold.x, y: y + hold.y});
    },
    // Also after the pointer was let go or taken away.
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
