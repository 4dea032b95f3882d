import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {formatTimeLeft} from './TimeLeft';

describe('the countdown', () => {
  it.each([
    [1, '0d 00:00:01'],
    [1000, '0d 00:00:01'],
    [1001, '0d 00:00:02'],
    [3_599_000, '0d 00:59:59'],
    [86_400_000, '1d 00:00:00'],
    [9 * 86_400_000 + 3_661_000, '9d 01:01:01'],
  ])('shows %i ms as %s', (ms, text) => {
    expect(formatTimeLeft(en, ms)).toBe(text);
  });

  it.each([0, -1])('is null %i ms before the launch', (ms) => {
    expect(formatTimeLeft(en, ms)).toBeNull();
  });
});
