import {ARTIST_TIME_ZONE} from '../supabase/functions/_shared/contracts/time/days';

const FORMAT = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: ARTIST_TIME_ZONE,
});

/** An instant in the artist's time zone: `Nov 21, 2026, 8:05 a.m.` */
export function formatInstant(instant: Date): string {
  return FORMAT.format(instant);
}
