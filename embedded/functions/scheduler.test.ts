import {describe, expect, it} from 'vitest';
import type {Handler} from '../http';
import {startScheduler} from './scheduler';

const KEY = 'scheduler-secret';

/** A function that runs until it is released, and its calls. */
function aFunction() {
  const calls: Request[] = [];
  let release = () => {};
  const handler: Handler = (request) => {
    calls.push(request);
    return new Promise((resolve) => {
      release = () => resolve(Response.json({}));
    });
  };
  return {calls, handler, release: () => release()};
}

describe('the scheduler', () => {
  it('calls a function repeatedly with the scheduler’s secret', async () => {
    const calls: Request[] = [];
    const handler: Handler = async (request) => {
      calls.push(request);
      return Response.json({});
    };
    const scheduler = startScheduler(new Map([['outbox-send', handler]]), KEY, {'outbox-send': 1});
    await expect.poll(() => calls.length).toBeGreaterThan(2);
    await scheduler.stop();
    expect(calls[0]?.method).toBe('POST');
    expect(calls[0]?.headers.get('authorization')).toBe(`Bearer ${KEY}`);
  });

  it('never runs a function twice concurrently, and does not block others', async () => {
    const slow = aFunction();
    const other = aFunction();
    const scheduler = startScheduler(
      new Map([
        ['slow', slow.handler],
        ['other', other.handler],
      ]),
      KEY,
      {slow: 1, other: 1},
    );
    for (const count of [1, 2, 3]) {
      await expect.poll(() => other.calls.length).toBe(count);
      other.release();
    }
    expect(slow.calls).toHaveLength(1);
    const stopped = scheduler.stop();
    slow.release();
    other.release();
    await stopped;
  });

  it('continues after a run that failed', async () => {
    let runs = 0;
    const handler: Handler = async () => {
      runs += 1;
      if (runs > 1) return Response.json({});
      throw new Error('The first run fails on purpose');
    };
    const scheduler = startScheduler(new Map([['any', handler]]), KEY, {any: 1});
    await expect.poll(() => runs).toBeGreaterThan(1);
    await scheduler.stop();
  });

  it('waits for current runs when it stops, and starts no others', async () => {
    const slow = aFunction();
    const scheduler = startScheduler(new Map([['slow', slow.handler]]), KEY, {slow: 1});
    await expect.poll(() => slow.calls.length).toBe(1);
    let isStopped = false;
    const stopping = scheduler.stop().then(() => (isStopped = true));
    await Promise.resolve();
    expect(isStopped).toBe(false);
    slow.release();
    await stopping;
    expect(slow.calls).toHaveLength(1);
  });
});
