import {expect, it} from 'vitest';
import {retryDelayMs} from './due-rows.ts';

it.each([
  [1, 2],
  [2, 4],
  [11, 2048],
  [12, 3600],
  [2000, 3600],
])('the pause after attempt %i is %i seconds, plus up to a fifth', (attempts, seconds) => {
  const pause = retryDelayMs(attempts) / 1000;
  expect(pause).toBeGreaterThanOrEqual(seconds);
  expect(pause).toBeLessThanOrEqual(seconds * 1.2);
});
