import dates from './dates';

const FORMAT = new Intl.DateTimeFormat('fr-CA', {dateStyle: 'long', timeZone: 'America/Moncton'});

/** '22 novembre 2026', in the artist's time zone. The first of a month is '1er'. */
export default function longDate(date: Date): string {
  return dates.printed(FORMAT.format(date));
}
