import {expect, it} from 'vitest';
import {createVisitorCounter} from './visitor-counter';

it('counts the visits of a network, which starts anew each hour', () => {
  let nowMs = 0;
  const counter = createVisitorCounter(2, () => nowMs);
  for (const ip of ['2001:db8:0:7::1', '2001:db8:0:7:ffff::2']) {
    expect(counter.isOpen(ip)).toBe(true);
    counter.count(ip);
  }
  expect(counter.isOpen('2001:db8:0:7::3')).toBe(false);
  expect(counter.isOpen('2001:db8:0:8::3')).toBe(true);
  expect(counter.isOpen('203.0.113.7')).toBe(true);
  nowMs = 3_600_000;
  expect(counter.isOpen('2001:db8:0:7::3')).toBe(true);
});

it('counts visitors without an address together', () => {
  const counter = createVisitorCounter(1);
  counter.count(null);
  expect(counter.isOpen(null)).toBe(false);
});
