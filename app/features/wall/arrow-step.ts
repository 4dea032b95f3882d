import type {KeyboardEvent} from 'react';
import type {Point} from './geometry/homography';

const STEPS: Record<string, Point> = {
  ArrowLeft: {x: -1, y: 0},
  ArrowRight: {x: 1, y: 0},
  ArrowUp: {x: 0, y: -1},
  ArrowDown: {x: 0, y: 1},
};

/** The step of an arrow key with y downwards, ten times as far with Shift; null for other keys. */
export function arrowStep(event: KeyboardEvent): Point | null {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return null;
  event.preventDefault();
  const far = event.shiftKey ? 10 : 1;
  return {x: step.x * far, y: step.y * far};
}
