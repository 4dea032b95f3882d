import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {formatCountdown} from './Countdown';

describe('the countdown', () => {
  it.each([
    [1, '0d 00:00:01'],
    [3599, '0d 00:59:59'],
    [86_400, '1d 00:00:00'],
    [9 * 86_400 + 3661, '9d 01:01:01'],
  ])('shows %i seconds as %s', (seconds, text) => {
    expect(formatCountdown(en, seconds)).toBe(text);
  });

  it.each([0, -1])('is null %i seconds before the launch', (seconds) => {
    expect(formatCountdown(en, seconds)).toBeNull();
  });
});
