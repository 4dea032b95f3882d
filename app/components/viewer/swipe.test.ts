import {describe, expect, it} from 'vitest';
import {swipeStep} from './swipe';

describe('swipeStep', () => {
  it.each([
    ['far to the left, slowly', -80, 0, 2000, 1],
    ['far to the right, slowly', 80, 0, 2000, -1],
    ['not quite far, slowly', 79, 0, 2000, 0],
    ['a flick', -24, 0, 60, 1],
    ['a flick that is too short', -23, 0, 50, 0],
    ['a flick that is too slow', -24, 0, 61, 0],
    ['more down than sideways', -90, 91, 100, 0],
    ['nowhere', 0, 0, 0, 0],
  ])('turns %s', (_, x, y, durationMs, step) => {
    expect(swipeStep({x, y, durationMs})).toBe(step);
  });
});
