import {useEffect, useState} from 'react';

/** The shop's time minus the device's, whose clock may be wrong by days; null until the shop has told its time. */
let offsetMs: number | null = null;
let asking: Promise<void> | null = null;

/** Asks the shop for its time, once for all countdowns of a page. */
function askForTime(): Promise<void> {
  asking ??= fetch('/api/time', {cache: 'no-store'})
    .then(async (response) => {
      const shopMs = Number(await response.text());
      if (response.ok && shopMs > 0) offsetMs = shopMs - Date.now();
    })
    .catch(() => {
      // Without a connection the clock goes on as it is.
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}

/**
 * The shop's time in epoch milliseconds, by whole seconds before `untilMs`, and `untilMs` itself from then on. It begins
 * with `renderedAtMs`, when the server rendered the page. A cached page is older than that, so the shop is asked for its
 * time (`/api/time`). Without an `untilMs` after `renderedAtMs` it stays `renderedAtMs`.
 */
export function useNow(renderedAtMs: number, untilMs: number | null): number {
  const [nowMs, setNowMs] = useState(renderedAtMs);
  const launchMs = untilMs !== null && untilMs > renderedAtMs ? untilMs : null;

  useEffect(() => {
    if (launchMs === null) return;
    const openedAtMs = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;

    function tick() {
      clearTimeout(timer);
      if (launchMs === null || isOver) return;
      const leftMs = launchMs - Date.now() - (offsetMs ?? renderedAtMs - openedAtMs);
      setNowMs(launchMs - Math.max(0, Math.ceil(leftMs / 1000)) * 1000);
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
    // A page restored from the back/forward cache has been suspended too.
    window.addEventListener('pageshow', wake);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
    };
  }, [launchMs, renderedAtMs]);

  return launchMs === null ? renderedAtMs : nowMs;
}
