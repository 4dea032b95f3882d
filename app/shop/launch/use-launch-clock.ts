import {useEffect, useState} from 'react';

/** The shop's time minus the device's, whose clock may be wrong by days; null until the shop has sent its time. */
let offsetMs: number | null = null;
let asking: Promise<void> | null = null;

/** Requests the shop's time, once for all countdowns of a page. */
function askForTime(): Promise<void> {
  asking ??= fetch('/api/time', {cache: 'no-store'})
    .then(async (response) => {
      const shopMs = Number(await response.text());
      if (response.ok && shopMs > 0) offsetMs = shopMs - Date.now();
    })
    .catch(() => {
      // Without a connection, the clock keeps its offset.
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}

/**
 * The time at which a product is to be shown, in epoch milliseconds: `renderedAtMs`, when the server rendered it, and
 * from the launch on `instantMs`. With `everySecond`, it also counts the seconds before the launch. A page from a cache
 * may be old, so the hook asks the shop for its time (`/api/time`). A launch before `renderedAtMs` changes nothing.
 */
export function useLaunchClock(
  renderedAtMs: number,
  instantMs: number | null,
  {everySecond = false} = {},
): number {
  const [nowMs, setNowMs] = useState(renderedAtMs);
  const launchMs = instantMs !== null && instantMs > renderedAtMs ? instantMs : null;

  useEffect(() => {
    if (launchMs === null) return;
    const openedAtMs = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;

    function tick() {
      clearTimeout(timer);
      if (launchMs === null || isOver) return;
      const leftMs = launchMs - Date.now() - (offsetMs ?? renderedAtMs - openedAtMs);
      const secondsLeft = Math.max(0, Math.ceil(leftMs / 1000));
      setNowMs(secondsLeft > 0 && !everySecond ? renderedAtMs : launchMs - secondsLeft * 1000);
      if (leftMs > 0) timer = setTimeout(tick, leftMs % 1000 || 1000);
    }

    function wake() {
      if (document.visibilityState === 'hidden') return;
      // Timers of a sleeping tab fire late.
      tick();
      void askForTime().then(tick);
    }

    wake();
    document.addEventListener('visibilitychange', wake);
    // A page restored from the back/forward cache was suspended too.
    window.addEventListener('pageshow', wake);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
    };
  }, [launchMs, renderedAtMs, everySecond]);

  return launchMs === null ? renderedAtMs : nowMs;
}
