import {ARTIST_TIME_ZONE, dayAtTheStudio, daysBetween} from '../contracts/time/days.ts';
import type {LanguageCode} from '../contracts/languages.ts';
import {localeOf} from '../languages.ts';
import {MAIL_WORDS} from './mail-words.ts';

/** In the artist's time zone: 'Saturday, November 21, 2026 at 12:51 a.m.', 'samedi 21 novembre 2026 à 0 h 51'. */
export function formatInstant(instant: Date, language: LanguageCode = 'en'): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: ARTIST_TIME_ZONE,
  });
  // Some versions of the locale data have a narrow no-break space before 'a.m.', which not every mail client supports.
  return MAIL_WORDS[language].day(format.format(instant).replace(/\s/g, ' '));
}

/** A calendar day such as `2027-03-31`: 'March 31, 2027', '31 mars 2027'. */
export function formatDay(day: string, language: LanguageCode = 'en'): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {dateStyle: 'long', timeZone: 'UTC'});
  return MAIL_WORDS[language].day(format.format(new Date(`${day}T00:00:00Z`)));
}

/** The time from an instant to a calendar day, in the artist's time zone: 'in 6 days', 'in 19 weeks'. */
export function formatTimeUntil(day: string, instant: Date): string {
  const days = daysBetween(dayAtTheStudio(instant), day);
  if (days < 0) return 'already past';
  if (days === 0) return 'that same day';
  if (days === 1) return 'the next day';
  return days < 28 ? `in ${days} days` : `in ${Math.round(days / 7)} weeks`;
}
