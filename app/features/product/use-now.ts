import {useEffect, useState} from 'react';
import {shopNowMs, useClockOffsetMs} from '~/lib/clock';

/**
 * The shop's time in epoch milliseconds. The first render shows `renderedAtMs`, the instant at which the server read the
 * page's data, so that it matches the server's HTML; then it is the present, again each second until `untilMs`. Without an
 * `untilMs` it stays as it is.
 *
 * Each tick is timed from the instant itself, so that it never drifts, and comes right after a sleeping tab wakes.
 */
export function useNow(renderedAtMs: number, untilMs: number | null): number {
  const offsetMs = useClockOffsetMs();
  const [nowMs, setNowMs] = useState(renderedAtMs);

  useEffect(() => {
    // Without a launch nothing depends on the time: a grid of works is not drawn again for it.
    if (untilMs === null) return;
    const instantMs = untilMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick() {
      const present = shopNowMs(offsetMs);
      setNowMs(present);
      const leftMs = instantMs - present;
      // To the next whole second before the launch; a remainder of zero would tick at once, for ever.
      if (leftMs > 0) timer = setTimeout(tick, leftMs % 1000 || 1000);
    }
    tick();
    return () => clearTimeout(timer);
  }, [offsetMs, untilMs]);

  return nowMs;
}
