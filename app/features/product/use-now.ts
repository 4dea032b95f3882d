import {useCallback, useSyncExternalStore} from 'react';
import {askShopNowMs, useClockOffsetMs} from '~/lib/clock';
import {createLaunchClock, type LaunchClock} from './launch-clock';

/**
 * The shop's time in epoch milliseconds, by whole seconds before `untilMs`, and `untilMs` itself from then on. The render
 * that meets the server's HTML shows `renderedAtMs` as the server did, and the present at once after that; `createLaunchClock`
 * says how the present is known. Without an `untilMs` that lay ahead of the server it stays `renderedAtMs`.
 */
export function useNow(renderedAtMs: number, untilMs: number | null): number {
  const shopOffsetMs = useClockOffsetMs();
  // Without a launch nothing depends on the time: a grid of works is not drawn again for it.
  const launchMs = untilMs !== null && untilMs > renderedAtMs ? untilMs : null;

  const watch = useCallback(
    (callback: () => void) =>
      launchMs === null ? () => {} : findTabClock().watch(launchMs, callback),
    [launchMs],
  );
  return useSyncExternalStore(
    watch,
    () =>
      launchMs === null
        ? renderedAtMs
        : launchMs - findTabClock().secondsLeft(launchMs, renderedAtMs, shopOffsetMs) * 1000,
    () => renderedAtMs,
  );
}

let tabClock: LaunchClock | null = null;

/** The clock of this browser tab; the server never asks for it. */
function findTabClock(): LaunchClock {
  tabClock ??= createLaunchClock({
    deviceNowMs: () => Date.now(),
    askShopMs: askShopNowMs,
    callAfter(delayMs, callback) {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
    onWake(callback) {
      const wake = () => {
        if (document.visibilityState === 'visible') callback();
      };
      document.addEventListener('visibilitychange', wake);
      // A page that the back button brings back as it was left has slept too.
      window.addEventListener('pageshow', wake);
      return () => {
        document.removeEventListener('visibilitychange', wake);
        window.removeEventListener('pageshow', wake);
      };
    },
  });
  return tabClock;
}
