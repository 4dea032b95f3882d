const HOUR_MS = 60 * 60 * 1000;

const FORMAT = new Intl.DateTimeFormat('en-CA', {year: 'numeric', timeZone: 'America/Moncton'});

let found: {hour: number; year: number} | undefined;

/** The year in the artist's time zone. It changes with a whole hour, so one is found an hour: `Intl` takes as long as a card. */
export function artistsYear(nowMs: number): number {
  const hour = Math.floor(nowMs / HOUR_MS);
  if (found?.hour !== hour) found = {hour, year: Number(FORMAT.format(nowMs))};
  return found.year;
}
