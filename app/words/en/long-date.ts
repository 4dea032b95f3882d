const FORMAT = new Intl.DateTimeFormat('en-CA', {dateStyle: 'long', timeZone: 'America/Moncton'});

/** 'November 21, 2026', in the artist's time zone. */
export default function longDate(date: Date): string {
  return FORMAT.format(date);
}
