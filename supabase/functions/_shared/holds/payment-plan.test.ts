import {describe, expect, it} from 'vitest';
import {addDays, addMonths} from '../contracts/time/days.ts';
import {planPayments} from './payment-plan.ts';

describe('a plan', () => {
  it.each([
    [480_000, 25, 6, [120_000, 72_000, 72_000, 72_000, 72_000, 72_000]],
    [100_001, 10, 4, [10_000, 30_000, 30_000, 30_001]],
    [99_999, 33, 2, [33_000, 66_999]],
    [500, 5, 12, [25, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 45]],
  ])(
    'of %i cents, %i %% first, in %i payments is exact to the cent',
    (...[total, first, count, amounts]) => {
      const plan = planPayments({
        totalCents: total,
        firstPercent: first,
        count,
        from: '2026-11-28',
      });
      expect(plan.map(({amountCents}) => amountCents)).toEqual(amounts);
      expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(total);
      expect(plan.map(({number}) => number)).toEqual(amounts.map((_, index) => index + 1));
    },
  );

  it('is due on the same day of each month, or on its last', () => {
    const plan = planPayments({totalCents: 100, firstPercent: 50, count: 4, from: '2027-12-31'});
    expect(plan.map(({dueOn}) => dueOn)).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
    ]);
  });
});

it.each([
  ['2026-11-28', 3, '2026-12-01'],
  ['2027-03-14', -3, '2027-03-11'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

it('months continue into the next year', () => {
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
});
