import {expect, it} from 'vitest';
import {createNetworkLimit} from './network-limit.server';

it('counts the requests of a household, from zero in each window', () => {
  let nowMs = 0;
  const limit = createNetworkLimit({max: 2, windowMs: 60_000}, () => nowMs);
  for (const ipAddress of ['2001:db8::1', '2001:DB8:0:0:ffff::2']) {
    expect(limit.isOpen(ipAddress)).toBe(true);
    limit.count(ipAddress);
  }
  expect(limit.isOpen('2001:db8::3')).toBe(false);
  expect(limit.isOpen('2001:db8:0:8::3')).toBe(true);
  expect(limit.isOpen('203.0.113.7')).toBe(true);
  nowMs = 60_000;
  expect(limit.isOpen('2001:db8::3')).toBe(true);
});

it('counts visitors without an IP address together', () => {
  const limit = createNetworkLimit({max: 1, windowMs: 60_000});
  limit.count(null);
  expect(limit.isOpen(null)).toBe(false);
});
