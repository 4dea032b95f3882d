import {ARTIST_TIME_ZONE} from '#contracts/time/days';
import {frenchDate} from '#contracts/words/french-date';
import {frenchPrice} from '#contracts/words/money';
import type {Words} from '#contracts/words/words';
import type * as en from '../en/formats';
import type {PluralForms} from '../plural-forms';

export {frenchBusinessDays as businessDays} from '#contracts/words/business-days';

export const dates = {printed: frenchDate} satisfies Words<typeof en.dates>;

let long: Intl.DateTimeFormat | undefined;

/** '22 novembre 2026', in the artist's time zone. The first of a month is '1er'. */
export function longDate(date: Date): string {
  long ??= new Intl.DateTimeFormat('fr-CA', {dateStyle: 'long', timeZone: ARTIST_TIME_ZONE});
  return dates.printed(long.format(date));
}

let monthAndDay: Intl.DateTimeFormat | undefined;

/** '9 décembre', from a day's midnight in UTC, in epoch milliseconds. */
export function shortDay(dayMs: number): string {
  monthAndDay ??= new Intl.DateTimeFormat('fr-CA', {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
  });
  return dates.printed(monthAndDay.format(dayMs));
}

export const money = {price: frenchPrice} satisfies Words<typeof en.money>;

let rules: Intl.PluralRules | undefined;

/** The form for a count: in French, 0 and 1.5 are singular too. */
export function plural(count: number, forms: PluralForms): string {
  rules ??= new Intl.PluralRules('fr');
  return forms[rules.select(count)] ?? forms.other;
}

const sides = (lengths: [number, number]) => lengths.join('\u00a0×\u00a0').replaceAll('.', ',');

export const workSize = {
  both: (inches: [number, number], centimetres: [number, number]) =>
    `${sides(inches)}\u00a0po (${sides(centimetres)}\u00a0cm)`,
  inches: (width: number, height: number) => sides([width, height]),
  centimetres: (width: number, height: number) => `${sides([width, height])}\u00a0cm`,
  one: (size: string) => `${size}\u00a0po`,
  range: (least: string, largest: string) => `De ${least} à ${largest}\u00a0po`,
} satisfies Words<typeof en.workSize>;
