import {useMemo} from 'react';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {useWords} from '~/words';

export interface LaunchDateProps {
  prefix: string;
  instantMs: number;
}

/**
 * A launch's date in words: in the server's HTML in the artist's time zone, then in the visitor's. The zone is named, since
 * the two may differ.
 */
export function LaunchDate({prefix, instantMs}: LaunchDateProps) {
  const words = useWords();
  const timeZone = useHydrated() ? undefined : 'America/Moncton';
  // A countdown renders each second, and making a format is slow.
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
    // A translator wraps text nodes, and would keep the old date: a new date is a new element. The worker and the browser may
    // write the same date in other ways.
    <time key={written} dateTime={new Date(instantMs).toISOString()} suppressHydrationWarning>
      {`${prefix} ${written}`}
    </time>
  );
}
