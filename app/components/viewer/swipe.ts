import type {Movement} from './gesture-tracker';

/** A swipe of this distance counts at any speed. */
const SWIPE_PX = 80;

/** The minimum distance and speed of a flick. */
const FLICK_PX = 24;
const FLICK_PX_PER_MS = 0.4;

/** The direction of a swipe: 1 to the next picture (the finger moved left), -1 to the previous one, 0 for no swipe. */
export function swipeStep({x, y, durationMs}: Movement): -1 | 0 | 1 {
  const distance = Math.abs(x);
  const isFlick = distance >= FLICK_PX && distance / Math.max(1, durationMs) >= FLICK_PX_PER_MS;
  if (distance <= Math.abs(y) || (distance < SWIPE_PX && !isFlick)) return 0;
  return x < 0 ? 1 : -1;
}
