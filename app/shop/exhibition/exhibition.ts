import {dayAtTheStudio} from '#contracts/time/days';
import {formatDay} from '~/lib/format-day';
import {untranslatedKeys, type Marked} from '~/lib/language/untranslated';
import {parseJson} from '~/lib/read-json';
import {
  fieldOf,
  type StoredMetaobject,
  textsOf,
  webAddress,
} from '~/lib/storefront/metaobject-fields';
import type {ShopWords} from '~/words';

/** An exhibition, a metaobject of the type `exhibition`. Days are ISO dates: '2027-01-17'. */
export interface Exhibition extends Marked {
  handle: string;
  title: string;
  venue?: string;
  address?: string;
  place?: string;
  startsOn?: string;
  endsOn?: string;
  /** 'November 5, 2026 to January 17, 2027', or the year in the artist's words. */
  when: string;
  state: 'on' | 'coming' | 'past';
  hours?: string;
  text?: string;
  /** The venue's page. */
  url: string | null;
  /** The ids of the works on view, in order. */
  workIds: string[];
  /** Whether visitors can ask to meet the artist there. Never after the last day. */
  takesVisits: boolean;
}

type StoredExhibition = NonNullable<StoredMetaobject> & {handle: string};

/** Null without a title. An exhibition without a first day is past: it's a line of the artist's record. */
export function readExhibition(
  words: ShopWords,
  stored: StoredExhibition,
  nowMs: number,
): Exhibition | null {
  const texts = textsOf(stored);
  const {title, starts_on: startsOn, ends_on: endsOn} = texts;
  if (!title) return null;
  const state = stateOn(dayAtTheStudio(nowMs), startsOn, endsOn);
  const ids = parseJson(fieldOf(stored, 'works')?.value ?? '');
  return {
    handle: stored.handle,
    untranslated: untranslatedKeys(stored.fields),
    title,
    venue: texts.venue,
    address: texts.address,
    place: texts.place,
    startsOn,
    endsOn,
    when: describeDays(words, startsOn, endsOn) ?? texts.year ?? '',
    state,
    hours: texts.hours,
    text: texts.text,
    url: webAddress(texts.url),
    workIds: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
    takesVisits: texts.visits === 'true' && state !== 'past',
  };
}

/** Current exhibitions, the first to end first; upcoming ones, in order; past ones, newest first. */
export function sortExhibitions(exhibitions: readonly Exhibition[]): Exhibition[] {
  const inState = (state: Exhibition['state']) =>
    exhibitions.filter((exhibition) => exhibition.state === state);
  const first = (day = '9999') => day;
  return [
    ...inState('on').sort((a, b) => first(a.endsOn).localeCompare(first(b.endsOn))),
    ...inState('coming').sort((a, b) => first(a.startsOn).localeCompare(first(b.startsOn))),
    ...inState('past').sort((a, b) => (b.startsOn ?? b.when).localeCompare(a.startsOn ?? a.when)),
  ];
}

/** 'Harbour Gallery, 12 Water Street, Saint John'; empty when nothing is known. */
export function formatVenue({venue, address, place}: Exhibition): string {
  return [venue, address, place].filter(Boolean).join(', ');
}

/** 'Harbour Gallery, until January 17, 2027': where a work hangs, or will hang. */
export function describeHanging(words: ShopWords, exhibition: Exhibition): string {
  const {title, venue, state, startsOn, endsOn, when} = exhibition;
  const where = venue ?? title;
  if (state === 'on') {
    return endsOn ? words.exhibitions.until(where, onOneLine(words, endsOn)) : where;
  }
  return startsOn ? `${where} · ${when}` : where;
}

function stateOn(today: string, startsOn = '', endsOn = ''): Exhibition['state'] {
  if (!startsOn || (endsOn && endsOn < today)) return 'past';
  return startsOn > today ? 'coming' : 'on';
}

function describeDays(words: ShopWords, startsOn?: string, endsOn?: string) {
  if (!startsOn) return null;
  const first = onOneLine(words, startsOn);
  if (!endsOn) return words.exhibitions.from(first);
  return startsOn === endsOn ? first : words.exhibitions.days(first, onOneLine(words, endsOn));
}

function onOneLine(words: ShopWords, day: string): string {
  return formatDay(words, day).replaceAll(' ', '\u00a0');
}
