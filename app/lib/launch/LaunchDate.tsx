import {useEffect, useRef} from 'react';
import language from '#words/language';
import words from '#words/launch';

export interface LaunchDateProps {
  /** Words before the date. */
  prefix: string;
  instantMs: number;
}

/**
 * A launch's date in words: the server's, in the artist's time zone, and soon after hydration the visitor's. Hydration keeps the
 * server's text: to format a first date takes a phone a tenth of a second.
 */
export function LaunchDate({prefix, instantMs}: LaunchDateProps) {
  const ref = useRef<HTMLTimeElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => (ref.current!.textContent = inWords(prefix, instantMs)));
    return () => clearTimeout(timer);
  }, [prefix, instantMs]);
  return (
    <time
      ref={ref}
      dateTime={new Date(instantMs).toISOString()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? inWords(prefix, instantMs) : '',
      }}
    />
  );
}

let format: Intl.DateTimeFormat | undefined;

/**
 * The zone is named, since the artist's and the visitor's may differ: the server writes hers, a browser the machine's. The format
 * is made on first use and kept, because making one takes as long as two cards.
 */
function inWords(prefix: string, instantMs: number): string {
  format ??= new Intl.DateTimeFormat(language.locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: import.meta.env.SSR ? 'America/Moncton' : undefined,
  });
  return `${prefix} ${words.date(format.format(instantMs))}`;
}
