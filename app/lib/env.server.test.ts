import {describe, expect, it} from 'vitest';
import {timeoutMs} from './env.server';

describe('a timeout', () => {
  it.each([
    [undefined, 6000],
    ['500', 500],
    ['60000', 6000],
    ['soon', 6000],
    ['0', 6000],
  ])('of 6 s, with SHOP_TIMEOUT_MS %s, is %i ms', (SHOP_TIMEOUT_MS, expected) => {
    expect(timeoutMs({SHOP_TIMEOUT_MS} as Env, 6000)).toBe(expected);
  });
});
