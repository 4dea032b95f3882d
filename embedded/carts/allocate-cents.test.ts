import {describe, expect, it} from 'vitest';
import {allocateCents} from './allocate-cents';

describe('allocateCents', () => {
  it.each([
    [100, [1, 1], [50, 50]],
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [5, 5], [1, 0]],
    [0, [5, 5], [0, 0]],
    [10, [0, 5], [0, 10]],
    [10, [0, 0], [0, 0]],
    [10, [], []],
  ])('divides %i by %j', (cents, weights, parts) => {
    expect(allocateCents(cents, weights)).toEqual(parts);
  });

  it('always adds up to the amount', () => {
    for (let cents = 0; cents < 200; cents += 1) {
      const parts = allocateCents(cents, [3333, 10001, 7, 450]);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
    }
  });
});
