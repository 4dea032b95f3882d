const ID = /^[0-9a-f-]{32,}$/i;

/** The kind of a mail by the words of its key, such as `contact:<id>:artist`. Null without any. */
export function describeKind(key: string | null): string | null {
  const words = (key ?? '').split(':').filter((word) => word && !ID.test(word));
  return words.join(' · ') || null;
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
