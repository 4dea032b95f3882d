import {expect, it} from 'vitest';
import {createLookUpLimit} from './look-up-limit.server';

const NETWORK = '203.0.113.7';

it('lets a network look up sixty times a minute, and each function by itself', () => {
  let now = 0;
  const mayLookUp = createLookUpLimit(() => now);
  const tries = Array.from({length: 61}, () => mayLookUp('certificate', NETWORK));
  expect(tries.filter(Boolean)).toHaveLength(60);
  expect(mayLookUp('certificate', '203.0.113.8')).toBe(true);
  expect(mayLookUp('commission-status', NETWORK)).toBe(true);
  now = 60_000;
  expect(mayLookUp('certificate', NETWORK)).toBe(true);
});

it('counts the IPv6 addresses of a household as one', () => {
  const mayLookUp = createLookUpLimit(() => 0);
  for (let n = 0; n < 60; n += 1) mayLookUp('certificate', `2001:db8:85a3:8d3::${n}`);
  expect(mayLookUp('certificate', '2001:db8:85a3:8d3:1319:8a2e:370:7348')).toBe(false);
});
