import {ARTISTS_ZONE} from '../artists-zone.ts';
import type {LanguageCode} from '../contracts/languages.ts';
import {localeOf} from '../languages.ts';
import {MAIL_WORDS} from './mail-words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const INSTANT = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: ARTISTS_ZONE,
});
const DAY_IN_ZONE = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: ARTISTS_ZONE,
});

/** An instant in the artist's time zone: 'Saturday, November 21, 2026 at 12:51 a.m.' */
export function formatInstant(instant: Date): string {
  // Some versions of the locale data have a narrow no-break space before 'a.m.', which not every mail client supports.
  return INSTANT.format(instant).replace(/\s/g, ' ');
}

/** The same in a reader's language: 'Saturday, November 21, 2026 at 12:51 a.m.', 'le samedi 21 novembre 2026 à 0 h 51'. */
export function instantIn(instant: string, language: LanguageCode): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: ARTISTS_ZONE,
  });
  return MAIL_WORDS[language].day(format.format(new Date(instant)).replace(/\s/g, ' '));
}

/** A calendar day such as `2027-03-31`: 'March 31, 2027', '31 mars 2027'. */
export function formatDay(day: string, language: LanguageCode = 'en'): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {dateStyle: 'long', timeZone: 'UTC'});
  return MAIL_WORDS[language].day(format.format(midnight(day)));
}

/** The time from an instant to a calendar day, in the artist's time zone: 'in 6 days', 'in 19 weeks'. */
export function formatTimeUntil(day: string, instant: Date): string {
  const days = daysBetween(dayOf(instant), day);
  if (days < 0) return 'already past';
  if (days === 0) return 'that same day';
  if (days === 1) return 'the next day';
  return days < 28 ? `in ${days} days` : `in ${Math.round(days / 7)} weeks`;
}

/** The days from one calendar day to another, negative for an earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnight(to).getTime() - midnight(from).getTime()) / DAY_MS);
}

/** The calendar day at the studio, `2027-03-31`. */
export function dayOf(instant: Date): string {
  const parts = new Map(DAY_IN_ZONE.formatToParts(instant).map(({type, value}) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
