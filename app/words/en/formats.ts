import {ARTIST_TIME_ZONE} from '#contracts/time/days';
import {englishPrice} from '#contracts/words/money';
import type {PluralForms} from '../plural-forms';

export {englishBusinessDays as businessDays} from '#contracts/words/business-days';

/** Adjusts a date that `Intl` has formatted in this language. */
export const dates = {
  printed: (date: string) => date,
};

let long: Intl.DateTimeFormat | undefined;

/** 'November 21, 2026', in the artist's time zone. */
export function longDate(date: Date): string {
  // Kept, because creating a date format is slow. Not before its first use, as in `dayAtTheStudio`.
  long ??= new Intl.DateTimeFormat('en-CA', {dateStyle: 'long', timeZone: ARTIST_TIME_ZONE});
  return long.format(date);
}

let monthAndDay: Intl.DateTimeFormat | undefined;

/** 'December 9', from a day's midnight in UTC, in epoch milliseconds. */
export function shortDay(dayMs: number): string {
  monthAndDay ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
  });
  return monthAndDay.format(dayMs);
}

export const money = {price: englishPrice};

/** The form for a count, by the rule of `Intl.PluralRules('en')`, whose first call takes a phone too long. */
export function plural(count: number, {one, other}: PluralForms): string {
  return count === 1 ? one : other;
}

/** The size of a work. */
export const workSize = {
  /** The size in inches and in centimetres, the width first. */
  both: (inches: [number, number], centimetres: [number, number]) =>
    `${inches.join(' × ')} in (${centimetres.join(' × ')} cm)`,
  inches: (width: number, height: number) => `${width} × ${height}`,
  centimetres: (width: number, height: number) => `${width} × ${height} cm`,
  /** All sizes of a work in inches: the only one, or from the smallest to the largest. */
  one: (size: string) => `${size} in`,
  range: (least: string, largest: string) => `${least} to ${largest} in`,
};
