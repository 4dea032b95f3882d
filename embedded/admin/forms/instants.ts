/** The artist's time zone, in which the admin shows and takes every time, as Shopify's does in that of the store. */
const TIME_ZONE = 'America/Moncton';

const PARTS = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
});
const OFFSET = new Intl.DateTimeFormat('en-CA', {timeZone: TIME_ZONE, timeZoneName: 'longOffset'});

/** An instant for a `datetime-local` input: `2026-12-01T10:00`, with seconds where it has some. Empty for no date. */
export function toLocalInput(instant: string): string {
  const ms = Date.parse(instant);
  if (Number.isNaN(ms)) return '';
  const [date = '', time = ''] = PARTS.format(ms).split(', ');
  return `${date}T${time.replace(/:00$/, '')}`;
}

/** What was typed into a `datetime-local` input as an instant with its offset; unchanged when it is none. */
export function fromLocalInput(local: string): string {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local)) return local;
  const whole = local.length === 16 ? `${local}:00` : local;
  const asUtc = Date.parse(`${whole}Z`);
  if (Number.isNaN(asUtc)) return local;
  // The offset of that time as if it were UTC may be one of the other side of a change; the second look is right.
  const guess = `${whole}${offsetAt(asUtc)}`;
  return `${whole}${offsetAt(Date.parse(guess))}`;
}

/** `-04:00` */
function offsetAt(ms: number): string {
  return /GMT([+-]\d\d:\d\d)/.exec(OFFSET.format(ms))?.[1] ?? 'Z';
}
