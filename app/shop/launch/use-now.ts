import {useCallback, useSyncExternalStore} from 'react';
import {useClockOffsetMs} from '~/lib/clock';
import {TAB_CLOCK} from './tab-clock';

/**
 * The shop's time in epoch milliseconds, by whole seconds before `untilMs`, and `untilMs` itself from then on. On the
 * server and during hydration it is `renderedAtMs`, then the current time of `createLaunchClock`. Without an `untilMs` after `renderedAtMs` it stays `renderedAtMs`.
 */
export function useNow(renderedAtMs: number, untilMs: number | null): number {
  const shopOffsetMs = useClockOffsetMs();
  // Without a launch nothing depends on the time: the grid does not render again.
  const launchMs = untilMs !== null && untilMs > renderedAtMs ? untilMs : null;

  const subscribe = useCallback(
    (callback: () => void) =>
      launchMs === null ? () => {} : TAB_CLOCK.subscribe(launchMs, callback),
    [launchMs],
  );
  return useSyncExternalStore(
    subscribe,
    () =>
      launchMs === null
        ? renderedAtMs
        : launchMs - TAB_CLOCK.secondsLeft(launchMs, renderedAtMs, shopOffsetMs) * 1000,
    () => renderedAtMs,
  );
}
