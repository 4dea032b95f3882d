import type {Travel} from './gesture-tracker';

/** A finger that went this far has turned the page, however slowly. */
const FAR_PX = 80;

/** A flick needs less of a way, at this speed. */
const FLICK_PX = 24;
const FLICK_PX_PER_MS = 0.4;

/** Which way a swipe turns: 1 to the next picture (the finger went left), -1 to the one before, 0 when it was no swipe. */
export function swipeStep({x, y, durationMs}: Travel): -1 | 0 | 1 {
  const way = Math.abs(x);
  const isFlick = way >= FLICK_PX && way / Math.max(1, durationMs) >= FLICK_PX_PER_MS;
  if (way <= Math.abs(y) || (way < FAR_PX && !isFlick)) return 0;
  return x < 0 ? 1 : -1;
}
