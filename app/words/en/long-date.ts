import {ARTISTS_ZONE} from '#contracts/days';

/** 'November 21, 2026', in the artist's time zone. */
export default function longDate(date: Date): string {
  return date.toLocaleDateString('en-CA', {dateStyle: 'long', timeZone: ARTISTS_ZONE});
}
