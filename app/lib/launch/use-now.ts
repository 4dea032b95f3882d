import {useCallback, useSyncExternalStore} from 'react';
import {useClockOffsetMs} from '~/lib/clock';
import {onDemand} from '~/lib/browser/on-demand';
import type {LaunchClock} from './launch-clock';

/**
 * The shop's time in epoch milliseconds, by whole seconds before `untilMs`, and `untilMs` itself from then on. The render
 * that meets the server's HTML shows `renderedAtMs` as the server did, and the present as soon as the clock's code is
 * there; `createLaunchClock` says how the present is known. Without an `untilMs` that lay ahead of the server it stays
 * `renderedAtMs`.
 */
export function useNow(renderedAtMs: number, untilMs: number | null): number {
  const shopOffsetMs = useClockOffsetMs();
  // Without a launch nothing depends on the time: a grid of works is not drawn again for it.
  const launchMs = untilMs !== null && untilMs > renderedAtMs ? untilMs : null;

  const watch = useCallback(
    (callback: () => void) => (launchMs === null ? () => {} : watchLaunch(launchMs, callback)),
    [launchMs],
  );
  return useSyncExternalStore(
    watch,
    () =>
      launchMs === null || tabClock === null
        ? renderedAtMs
        : launchMs - tabClock.secondsLeft(launchMs, renderedAtMs, shopOffsetMs) * 1000,
    () => renderedAtMs,
  );
}

/** Most pages announce no launch, and never fetch it. */
const clockCode = onDemand(() => import('./tab-clock'), 'TAB_CLOCK');
let tabClock: LaunchClock | null = null;

function watchLaunch(launchMs: number, callback: () => void): () => void {
  let isOver = false;
  let unwatch = () => {};
  clockCode.load().then(
    (clock) => {
      tabClock = clock;
      if (isOver) return;
      unwatch = clock.watch(launchMs, callback);
      callback();
    },
    // The countdown stands still then; the page itself tells the launch's date.
    () => {},
  );
  return () => {
    isOver = true;
    unwatch();
  };
}
