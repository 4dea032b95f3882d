import {describe, expect, it} from 'vitest';
import type {Rate} from './load';
import {median} from './median';
import {measureInTurn, medianRate, medianRatio} from './rounds';

const aRate = (rate: Partial<Rate>): Rate => ({
  perSecond: 100,
  p50Ms: 10,
  p99Ms: 20,
  failed: 0,
  ...rate,
});

describe('median', () => {
  it.each([
    [[3], 3],
    [[10, 9, 1], 9],
    [[4, 1, 3, 2], 2.5],
    [[], NaN],
  ])('of %j is %d', (numbers, middle) => {
    expect(median(numbers)).toBe(middle);
  });
});

describe('measureInTurn', () => {
  it('measures the targets in turn and discards the first round', async () => {
    const measured: string[] = [];
    const rates = await measureInTurn(['static', 'cached'], 2, async (target) => {
      measured.push(target);
      return aRate({perSecond: measured.length});
    });
    expect(measured).toEqual(['static', 'cached', 'static', 'cached', 'static', 'cached']);
    expect(rates.map((ofOne) => ofOne.map(({perSecond}) => perSecond))).toEqual([
      [3, 5],
      [4, 6],
    ]);
  });
});

describe('medianRate', () => {
  it('is the median of each figure and the sum of failures', () => {
    const rates = [
      aRate({perSecond: 1, p50Ms: 9, failed: 1}),
      aRate({perSecond: 2, p50Ms: 8}),
      aRate({perSecond: 9, p50Ms: 1, failed: 2}),
    ];
    expect(medianRate(rates)).toEqual({perSecond: 2, p50Ms: 8, p99Ms: 20, failed: 3});
  });
});

describe('medianRatio', () => {
  it('compares round by round, so that temporary load has no effect', () => {
    const page = [50, 5, 500].map((perSecond) => aRate({perSecond}));
    const file = [100, 10, 1000].map((perSecond) => aRate({perSecond}));
    expect(medianRatio(page, file, 'perSecond')).toBe(0.5);
  });

  it('skips rounds without a base', () => {
    const page = [aRate({p50Ms: 4}), aRate({p50Ms: 6})];
    expect(medianRatio(page, [aRate({p50Ms: 0}), aRate({p50Ms: 2})], 'p50Ms')).toBe(3);
    expect(medianRatio(page, [], 'p50Ms')).toBeNaN();
  });
});
