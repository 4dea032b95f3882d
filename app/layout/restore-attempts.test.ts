import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {scheduleRestoreAttempts} from '~/layout/restore-attempts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('restoring a scroll position', () => {
  it.each([
    [0, 1],
    [249, 1],
    [250, 2],
    [699, 2],
    [700, 3],
    [10_000, 3],
  ])('after %i ms has made %i attempts', (time, tries) => {
    const attempt = vi.fn();
    scheduleRestoreAttempts(attempt);
    vi.advanceTimersByTime(time);
    expect(attempt).toHaveBeenCalledTimes(tries);
  });

  it('makes no attempt after it is cancelled', () => {
    const attempt = vi.fn();
    const cancel = scheduleRestoreAttempts(attempt);
    vi.advanceTimersByTime(250);
    cancel();
    vi.advanceTimersByTime(450);
    expect(attempt).toHaveBeenCalledTimes(2);
  });
});
