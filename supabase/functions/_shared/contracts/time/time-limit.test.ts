import {describe, expect, it} from 'vitest';
import {withTimeLimit} from './time-limit.ts';

describe('a time limit', () => {
  it('settles like a promise that settles in time', async () => {
    expect(await withTimeLimit(Promise.resolve('cart'), 1000)).toBe('cart');
    await expect(withTimeLimit(Promise.reject(new Error('No')), 1000)).rejects.toThrow('No');
  });

  it('rejects when the promise doesn’t settle in time', async () => {
    const silence = new Promise(() => {});
    await expect(withTimeLimit(silence, 5)).rejects.toMatchObject({name: 'TimeoutError'});
  });
});
