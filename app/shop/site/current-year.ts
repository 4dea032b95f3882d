const FORMAT = new Intl.DateTimeFormat('en-CA', {year: 'numeric', timeZone: 'America/Moncton'});

/** The year in the artist's time zone. */
export function currentYearInShopTimeZone(nowMs: number): number {
  return Number(FORMAT.format(nowMs));
}
