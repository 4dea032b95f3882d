import {ARTISTS_ZONE} from '#contracts/days';
import dates from './dates';

/** '22 novembre 2026', in the artist's time zone. The first of a month is '1er'. */
export default function longDate(date: Date): string {
  return dates.printed(
    date.toLocaleDateString('fr-CA', {dateStyle: 'long', timeZone: ARTISTS_ZONE}),
  );
}
