import language from '#words/language';
import words from '#words/launch';

export interface LaunchDateProps {
  /** Words before the date. */
  prefix: string;
  instantMs: number;
}

/** A launch's date in words: on the server in the artist's time zone, in the browser in the visitor's, which React puts in its place. */
export function LaunchDate({prefix, instantMs}: LaunchDateProps) {
  return (
    <time dateTime={new Date(instantMs).toISOString()} suppressHydrationWarning>
      {inWords(prefix, instantMs)}
    </time>
  );
}

let format: Intl.DateTimeFormat | undefined;

/** The zone is named, since the artist's and the visitor's may differ. Making a format is slow, so it is kept. */
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
