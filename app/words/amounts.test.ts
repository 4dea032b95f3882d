import {describe, expect, it} from 'vitest';
import launch from './fr/launch';
import money from './fr/money';
import structuredData from './fr/structured-data';
import workSize from './fr/work-size';

describe('in French', () => {
  it.each([
    ['CAD', '50.00', '50,00\u00a0$\u00a0CA'],
    ['CAD', '1250.00', '1\u00a0250,00\u00a0$\u00a0CA'],
    ['USD', '1234567.80', '1\u00a0234\u00a0567,80\u00a0$\u00a0US'],
  ])('a price in %s of %s breaks nowhere', (currency, amount, price) => {
    expect(money.price(currency, amount)).toBe(price);
  });

  it('a size is in inches and centimetres, with commas', () => {
    expect(workSize.both([40, 25.5], [102, 65])).toBe(
      '40\u00a0×\u00a025,5\u00a0po (102\u00a0×\u00a065\u00a0cm)',
    );
    expect(workSize.range(workSize.inches(8, 10.5), workSize.inches(24, 36))).toBe(
      'De 8\u00a0×\u00a010,5 à 24\u00a0×\u00a036\u00a0po',
    );
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

  it('a medium tells what a work is and what it is on', () => {
    const [, printed] = new RegExp(structuredData.printed).exec('Giclée d’après une huile') ?? [];
    expect(printed).toBe('Giclée');
    expect('Huile sur toile'.split(new RegExp(structuredData.surface))).toEqual([
      'Huile',
      'toile',
      '',
    ]);
  });
});
