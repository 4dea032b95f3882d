import {describe, expect, it} from 'vitest';
import * as english from './en/formats';
import englishLaunch from './en/launch';
import * as french from './fr/formats';
import launch from './fr/launch';
import structuredData from './fr/structured-data';

describe('in French', () => {
  it.each([
    ['CAD', '50.00', '50,00\u00a0$\u00a0CA'],
    ['CAD', '1250.00', '1\u00a0250,00\u00a0$\u00a0CA'],
    ['USD', '1234567.80', '1\u00a0234\u00a0567,80\u00a0$\u00a0US'],
  ])('a price in %s of %s has no line break', (currency, amount, price) => {
    expect(french.money.price(currency, amount)).toBe(price);
  });

  it('a size is in inches and centimetres, with commas', () => {
    expect(french.workSize.both([40, 25.5], [102, 65])).toBe(
      '40\u00a0×\u00a025,5\u00a0po (102\u00a0×\u00a065\u00a0cm)',
    );
    expect(
      french.workSize.range(french.workSize.inches(8, 10.5), french.workSize.inches(24, 36)),
    ).toBe('De 8\u00a0×\u00a010,5 à 24\u00a0×\u00a036\u00a0po');
  });

  it('a date breaks neither before its month nor within its time; the first of a month is an ordinal', () => {
    const format = new Intl.DateTimeFormat('fr-CA', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    });
    const written = (date: string) => launch.date(format.format(Date.parse(date)));
    expect(written('2026-12-01')).toBe('1er\u00a0décembre 2026 à 0\u00a0h');
    expect(written('2026-12-11T08:05Z')).toBe('11\u00a0décembre 2026 à 8\u00a0h\u00a005');
  });

  it('a medium names the kind of a work and its support', () => {
    const [, printed] = new RegExp(structuredData.printed).exec('Giclée d’après une huile') ?? [];
    expect(printed).toBe('Giclée');
    expect('Huile sur toile'.split(new RegExp(structuredData.surface))).toEqual([
      'Huile',
      'toile',
      '',
    ]);
  });
});

it('a launch in English breaks neither within its day nor within its time', () => {
  expect(englishLaunch.date('May 2, 2026 at 12:00 p.m. Atlantic Time')).toBe(
    'May\u00a02,\u00a02026 at 12:00\u00a0p.m. Atlantic Time',
  );
});

it.each([
  ['0', '0 business days', '0 jour ouvrable'],
  ['1', '1 business day', '1 jour ouvrable'],
  ['3–5', '3–5 business days', '3 à 5 jours ouvrables'],
])('%s is written as %s, and in French as %s', (days, inEnglish, inFrench) => {
  expect(english.businessDays(days)).toBe(inEnglish);
  expect(french.businessDays(days)).toBe(inFrench);
});

it.each([
  ['May 1, 2026', '1 mai 2026', '1er mai 2026'],
  ['May 11', '11 mai', '11 mai'],
  ['Friday, May 1 at 8:00', 'vendredi 1 mai à 08 h 00', 'vendredi 1er mai à 8 h'],
  ['May 2 at 10:00', '2 mai à 10 h 00', '2 mai à 10 h'],
  ['May 3 at 0:05', '3 mai à 00 h 05', '3 mai à 0 h 05'],
])(
  'a date is formatted as %s in English, and %s as %s in French',
  (inEnglish, written, printed) => {
    expect(english.dates.printed(inEnglish)).toBe(inEnglish);
    expect(french.dates.printed(written)).toBe(printed);
  },
);

it('a long date is the day in the artist’s time zone', () => {
  const lateInFebruary = new Date('2027-03-01T03:59:00Z');
  expect(english.longDate(lateInFebruary)).toBe('February 28, 2027');
  expect(french.longDate(lateInFebruary)).toBe('28 février 2027');
  expect(french.longDate(new Date('2027-03-01T12:00:00Z'))).toBe('1er mars 2027');
});

it.each([
  ['en', english],
  ['fr', french],
])('the plural of %s follows Unicode', (language, {plural}) => {
  const rules = new Intl.PluralRules(language);
  for (const count of [0, 0.5, 1, 1.5, 2, 3, 10, 11, 21, 100, 101, 1_234]) {
    const expected = rules.select(count) === 'one' ? 'one' : 'other';
    expect(plural(count, {one: 'one', other: 'other'}), String(count)).toBe(expected);
  }
});
