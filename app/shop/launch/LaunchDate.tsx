import {useMemo} from 'react';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {useWords} from '~/words';

export interface LaunchDateProps {
  prefix: string;
  instantMs: number;
}

/**
 * A launch date in words. The server's HTML uses the artist's time zone, the browser then uses the visitor's. The text
 * names the zone, because the two may differ.
 */
export function LaunchDate({prefix, instantMs}: LaunchDateProps) {
  const words = useWords();
  const timeZone = useHydrated() ? undefined : 'America/Moncton';
  // A countdown renders every second, and creating a format is slow.
  const written = useMemo(() => {
    const format = new Intl.DateTimeFormat(words.language.locale, {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    });
    return words.launch.date(format.format(instantMs));
  }, [instantMs, timeZone, words]);
  return (
    // A new element for each date: a translator wraps text nodes and would keep the old date. The worker and the
    // browser may format the same date differently.
    <time key={written} dateTime={new Date(instantMs).toISOString()} suppressHydrationWarning>
      {`${prefix} ${written}`}
    </time>
  );
}
