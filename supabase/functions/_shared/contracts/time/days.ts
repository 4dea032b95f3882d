/** The artist's time zone: days and weeks begin at midnight there. */
export const ARTIST_TIME_ZONE = 'America/Moncton';

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

let studioDay: Intl.DateTimeFormat | undefined;

/** The calendar day at the studio at an instant, as a date or in epoch milliseconds: `2027-03-31`. */
export function dayAtTheStudio(instant: Date | number): string {
  // Not before its first use: browsers load this module with forms, and a date format takes a slow phone about 90 ms.
  studioDay ??= new Intl.DateTimeFormat('en-CA', {timeZone: ARTIST_TIME_ZONE});
  return studioDay.format(instant);
}

/** `2027`. */
export function yearAtTheStudio(instant: Date | number): string {
  return dayAtTheStudio(instant).slice(0, 4);
}

/** The calendar day that many days after another. */
export function addDays(day: string, days: number): string {
  return new Date(midnight(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of a later month, or that month's last day: January 31, February 28, March 31. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)))
    .toISOString()
    .slice(0, 10);
}

/** The days from one calendar day to another, negative for an earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

/** In UTC, in which every day has 24 hours. */
function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
