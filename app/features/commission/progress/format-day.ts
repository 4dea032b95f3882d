const DAY_FORMAT = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'long',
  timeZone: 'America/Moncton',
});

/** The day of an ISO instant where the artist is: 'March 31, 2027'. */
export function formatDay(instant: string): string {
  return DAY_FORMAT.format(new Date(instant));
}
