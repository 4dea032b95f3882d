import {describe, expect, it} from 'vitest';
import {withTimeLimit} from './time-limit.ts';

describe('a time limit', () => {
  it('passes on what settles in time', async () => {
    expect(await withTimeLimit(Promise.resolve('cart'), 1000)).toBe('cart');
    await expect(withTimeLimit(Promise.reject(new Error('No')), 1000)).rejects.toThrow('No');
  });

  it('rejects when nothing settles in time', async () => {
    const silence = new Promise(() => {});
    await expect(withTimeLimit(silence, 5)).rejects.toMatchObject({name: 'TimeoutError'});
  });
});
