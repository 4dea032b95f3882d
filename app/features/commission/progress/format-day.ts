import words from '#words/commission-progress';
import language from '#words/language';

const DAY_FORMAT = new Intl.DateTimeFormat(language.locale, {
  dateStyle: 'long',
  timeZone: 'America/Moncton',
});

/** The day of an ISO instant where the artist is: 'March 31, 2027'. */
export function formatDay(instant: string): string {
  return words.day(DAY_FORMAT.format(new Date(instant)));
}
