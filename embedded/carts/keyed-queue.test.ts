import {setTimeout as wait} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import {createKeyedQueue} from './keyed-queue';

describe('createKeyedQueue', () => {
  it('runs tasks with the same key in order', async () => {
    const queue = createKeyedQueue();
    const done: number[] = [];
    await Promise.all(
      [20, 0, 10].map((delayMs) =>
        queue.run('cart', async () => {
          await wait(delayMs);
          done.push(delayMs);
        }),
      ),
    );
    expect(done).toEqual([20, 0, 10]);
  });

  it('runs tasks with different keys concurrently', async () => {
    const queue = createKeyedQueue();
    let release = () => {};
    const held = queue.run('one', () => new Promise<void>((resolve) => (release = resolve)));
    expect(await queue.run('other', async () => 'done')).toBe('done');
    release();
    await held;
  });

  it('continues after a task that failed', async () => {
    const queue = createKeyedQueue();
    const failed = queue.run('cart', () => Promise.reject(new Error('lost')));
    const next = queue.run('cart', async () => 'done');
    await expect(failed).rejects.toThrow('lost');
    expect(await next).toBe('done');
  });
});
