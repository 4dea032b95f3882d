import {useEffect, useRef} from 'react';

export interface LaunchDateProps {
  /** Words before the date. */
  prefix: string;
  /** In epoch milliseconds. */
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
        __html: import.meta.env.SSR ? inWords(prefix, instantMs, 'America/Moncton') : '',
      }}
    />
  );
}

/** The zone is named, since the artist's and the visitor's may differ. Without `timeZone` it is the machine's. */
function inWords(prefix: string, instantMs: number, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  return `${prefix} ${format.format(instantMs)}`;
}
