import {expect, it} from 'vitest';
import {DAY_MS, HOUR_MS} from '../contracts/time/days.ts';
import {useTestContext} from '../testing/test-context.ts';
import {addToCounters} from './rate-limits.ts';

const context = await useTestContext();

it.each([
  ['a', 'b'],
  ['b', 'a'],
])('above several limits, the wait is the longest (%s, %s)', async (hourly, daily) => {
  context.setLimits(true);
  const counters = [
    {subject: hourly, limit: 0, windowMs: HOUR_MS},
    {subject: daily, limit: 0, windowMs: DAY_MS},
  ];
  expect(await addToCounters(context.database, context, counters)).toEqual({
    isWithin: false,
    retryAfterMs: DAY_MS,
  });
});
