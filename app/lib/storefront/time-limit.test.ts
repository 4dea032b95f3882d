import {describe, expect, it} from 'vitest';
import {withTimeLimit} from './time-limit';

describe('a time limit', () => {
  it('leaves what comes in time as it is', async () => {
    expect(await withTimeLimit(Promise.resolve('cart'), 1000)).toBe('cart');
    await expect(withTimeLimit(Promise.reject(new Error('No')), 1000)).rejects.toThrow('No');
  });

  it('ends the wait for what does not come', async () => {
    await expect(withTimeLimit(new Promise(() => {}), 5)).rejects.toThrow('No answer in time');
  });
});
