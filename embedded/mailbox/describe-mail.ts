import type {Mail} from './mail-store';

const ID = /^[0-9a-f-]{32,}$/i;

/** The kind of an email: its tags, or the words of a key such as `contact:<id>:artist`. Null when it has neither. */
export function describeKind({
  payload,
  idempotencyKey,
}: Pick<Mail, 'payload' | 'idempotencyKey'>): string | null {
  const fromTags = (payload.tags ?? []).map(({value}) => value);
  const fromKey = (idempotencyKey ?? '').split(':').filter((word) => word && !ID.test(word));
  return (fromTags.length > 0 ? fromTags : fromKey).join(' · ') || null;
}

const FORMAT = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Moncton',
});

/** An instant in the artist's time zone: `Nov 21, 2026, 8:05 a.m.` */
export function formatInstant(instant: Date): string {
  return FORMAT.format(instant);
}
