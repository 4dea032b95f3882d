import {useCallback, useSyncExternalStore} from 'react';
import {useClockOffsetMs} from '~/lib/clock';
import {onDemand} from '~/lib/browser/on-demand';
import type {LaunchClock} from './launch-clock';

/**
 * The shop's time in epoch milliseconds, by whole seconds before `untilMs`, and `untilMs` itself from then on. On the
 * server and during hydration it is `renderedAtMs`, then the current time of `createLaunchClock` once its code has
 * loaded. Without an `untilMs` after `renderedAtMs` it stays `renderedAtMs`.
 */
export function useNow(renderedAtMs: number, untilMs: number | null): number {
  const shopOffsetMs = useClockOffsetMs();
  // Without a launch nothing depends on the time: the grid does not render again.
  const launchMs = untilMs !== null && untilMs > renderedAtMs ? untilMs : null;

  const subscribe = useCallback(
    (callback: () => void) =>
      launchMs === null ? () => {} : subscribeToLaunch(launchMs, callback),
    [launchMs],
  );
  return useSyncExternalStore(
    subscribe,
    () =>
      launchMs === null || tabClock === null
        ? renderedAtMs
        : launchMs - tabClock.secondsLeft(launchMs, renderedAtMs, shopOffsetMs) * 1000,
    () => renderedAtMs,
  );
}

/** Most pages have no countdown and never load it. */
const clockCode = onDemand(() => import('./tab-clock'), 'TAB_CLOCK');
let tabClock: LaunchClock | null = null;

function subscribeToLaunch(launchMs: number, callback: () => void): () => void {
  let isOver = false;
  let unsubscribe = () => {};
  clockCode.load().then(
    (clock) => {
      tabClock = clock;
      if (isOver) return;
      unsubscribe = clock.subscribe(launchMs, callback);
      callback();
    },
    // The countdown stops then; the page shows the launch's date as well.
    () => {},
  );
  return () => {
    isOver = true;
    unsubscribe();
  };
}
