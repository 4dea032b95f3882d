import {useRef, useState, type PointerEvent, type RefObject} from 'react';
import type {Point} from './geometry/homography';

/**
 * Handlers that drag something at a point of the stage with mouse, finger or pen. It keeps its distance from the
 * pointer, so that nothing jumps when it is taken hold of.
 */
export function useDrag(
  stageRef: RefObject<HTMLElement>,
  at: Point,
  onMove: (point: Point) => void,
) {
  const holdRef = useRef<Point | null>(null);
  const [isDragging, setIsDragging] = useState(false);

  const pointOf = (event: PointerEvent): Point => {
    const {left = 0, top = 0} = stageRef.current?.getBoundingClientRect() ?? {};
    return {x: event.clientX - left, y: event.clientY - top};
  };
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      const {x, y} = pointOf(event);
      holdRef.current = {x: at.x - x, y: at.y - y};
      event.currentTarget.setPointerCapture(event.pointerId);
      setIsDragging(true);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const hold = holdRef.current;
      if (!hold) return;
      const {x, y} = pointOf(event);
      onMove({x: x + hold.x, y: y + hold.y});
    },
    // Also after the pointer was let go or taken away.
    onLostPointerCapture() {
      holdRef.current = null;
      setIsDragging(false);
    },
  };
  return {isDragging, handlers};
}
