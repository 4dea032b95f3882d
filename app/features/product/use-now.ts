import {useEffect, useState} from 'react';
import {shopNowMs, useClockOffsetMs} from '~/lib/clock';

/**
 * The shop's time in epoch milliseconds. The first render shows `renderedAtMs`, the instant at which the server read the
 * page's data, so that it matches the server's HTML; then it is the present, again each second until `untilMs`.
 *
 * Each tick is timed from the instant itself, so that it never drifts, and comes right after a sleeping tab wakes.
 */
export function useNow(renderedAtMs: number, untilMs: number | null): number {
  const offsetMs = useClockOffsetMs();
  const [nowMs, setNowMs] = useState(renderedAtMs);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick() {
      const present = shopNowMs(offsetMs);
      setNowMs(present);
      const leftMs = (untilMs ?? 0) - present;
      // To the next whole second before the launch; a remainder of zero would tick at once, for ever.
      if (leftMs > 0) timer = setTimeout(tick, leftMs % 1000 || 1000);
    }
    tick();
    return () => clearTimeout(timer);
  }, [offsetMs, untilMs]);

  return nowMs;
}
