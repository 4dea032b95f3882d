import {ARTIST_TIME_ZONE} from '../../../supabase/functions/_shared/contracts/time/days';

// The admin shows and accepts all times in the artist's time zone, as Shopify's admin does in the store's.
const PARTS = new Intl.DateTimeFormat('en-CA', {
  timeZone: ARTIST_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
});
const OFFSET = new Intl.DateTimeFormat('en-CA', {
  timeZone: ARTIST_TIME_ZONE,
  timeZoneName: 'longOffset',
});

/**
 * An instant for a `datetime-local` input: `2026-12-01T10:00`, with seconds when it has some. Empty for an invalid
 * date.
 */
export function toLocalInput(instant: string): string {
  const ms = Date.parse(instant);
  if (Number.isNaN(ms)) return '';
  const [date = '', time = ''] = PARTS.format(ms).split(', ');
  return `${date}T${time.replace(/:00$/, '')}`;
}

/** The value of a `datetime-local` input as an instant with its offset; unchanged when it's invalid. */
export function fromLocalInput(local: string): string {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local)) return local;
  const whole = local.length === 16 ? `${local}:00` : local;
  const asUtc = Date.parse(`${whole}Z`);
  if (Number.isNaN(asUtc)) return local;
  // The offset of that time, read as UTC, may be from the other side of a time change. The second look-up is right.
  const guess = `${whole}${offsetAt(asUtc)}`;
  return `${whole}${offsetAt(Date.parse(guess))}`;
}

/** `-04:00` */
function offsetAt(ms: number): string {
  return /GMT([+-]\d\d:\d\d)/.exec(OFFSET.format(ms))?.[1] ?? 'Z';
}
