import {describe, expect, it} from 'vitest';
import {scheduleRestoreAttempts, type Timers} from '~/layout/restore-attempts';

/** Timers that the test fires. */
function aClock() {
  let now = 0;
  const waiting = new Map<number, {at: number; run: () => void}>();
  const timers = {
    setTimeout: (run: () => void, delay: number) => {
      waiting.set(waiting.size, {at: now + delay, run});
      return waiting.size - 1;
    },
    clearTimeout: (id: number) => void waiting.delete(id),
  } as unknown as Timers;
  return {
    timers,
    tickTo(time: number) {
      now = time;
      for (const [id, {at, run}] of waiting) {
        if (at > now) continue;
        waiting.delete(id);
        run();
      }
    },
  };
}

describe('scheduleRestoreAttempts', () => {
  it.each([
    [0, 1],
    [249, 1],
    [250, 2],
    [699, 2],
    [700, 3],
    [10_000, 3],
  ])('after %i ms has made %i attempts', (time, tries) => {
    const clock = aClock();
    let count = 0;
    scheduleRestoreAttempts(() => count++, clock.timers);
    clock.tickTo(time);
    expect(count).toBe(tries);
  });

  it('makes no attempt once it was cancelled', () => {
    const clock = aClock();
    let count = 0;
    const cancel = scheduleRestoreAttempts(() => count++, clock.timers);
    clock.tickTo(250);
    cancel();
    clock.tickTo(700);
    expect(count).toBe(2);
  });
});
