import {describe, expect, it} from 'vitest';
import * as en from '~/words/en';
import * as fr from '~/words/fr';
import {metaobject} from '../../../tests/support/app/metaobject';
import {describeHanging, readExhibition, sortExhibitions} from './exhibition';

/** Late on November 30 in the artist's time zone, and December 1 in UTC. */
const NOW_MS = Date.parse('2026-12-01T03:30:00Z');

const read = (texts: Record<string, string>, words = en) =>
  readExhibition(
    words,
    {handle: 'low-water', ...metaobject({title: 'Low Water', ...texts})},
    NOW_MS,
  );

describe('an exhibition', () => {
  it.each([
    ['2026-11-30', '2026-11-30', 'on'],
    ['2026-11-01', '2026-11-29', 'past'],
    ['2026-12-01', '2027-01-17', 'coming'],
    ['2026-11-01', '', 'on'],
    ['', '2027-01-17', 'past'],
    ['', '', 'past'],
  ])('from %s to %s is %s on November 30', (starts_on, ends_on, state) => {
    expect(read({starts_on, ends_on})?.state).toBe(state);
  });

  it.each([
    [
      {starts_on: '2026-11-05', ends_on: '2027-01-17'},
      'November\u00a05,\u00a02026 to January\u00a017,\u00a02027',
    ],
    [{starts_on: '2026-11-05', ends_on: '2026-11-05'}, 'November\u00a05,\u00a02026'],
    [{starts_on: '2026-11-05'}, 'From November\u00a05,\u00a02026'],
    [{year: '2019'}, '2019'],
    [{}, ''],
  ])('%j was %s', (texts, when) => {
    expect(read(texts)?.when).toBe(when);
  });

  it('has the works in order, and visits until its last day', () => {
    const works = JSON.stringify(['gid://shopify/Product/2', 'gid://shopify/Product/1', 3]);
    const on = read({starts_on: '2026-11-05', works, visits: 'true'});
    expect(on?.workIds).toEqual(['gid://shopify/Product/2', 'gid://shopify/Product/1']);
    expect(on?.takesVisits).toBe(true);
    expect(
      read({starts_on: '2026-11-05', ends_on: '2026-11-29', visits: 'true'})?.takesVisits,
    ).toBe(false);
    expect(read({works: 'none'})?.workIds).toEqual([]);
  });

  it('is null without a title', () => {
    expect(readExhibition(en, {handle: 'a', ...metaobject({venue: 'Hall'})}, NOW_MS)).toBeNull();
  });
});

it('current exhibitions come first, then the next ones, then past ones from the newest', () => {
  const of = (title: string, starts_on: string, ends_on: string, year = '') =>
    read({title, starts_on, ends_on, year})!;
  const sorted = sortExhibitions([
    of('old', '', '', '2009'),
    of('recent', '2025-01-01', '2025-02-01'),
    of('later', '2027-05-01', ''),
    of('sooner', '2027-01-01', ''),
    of('always', '2020-01-01', ''),
    of('ends first', '2026-11-01', '2026-12-24'),
  ]);
  expect(sorted.map(({title}) => title)).toEqual([
    'ends first',
    'always',
    'sooner',
    'later',
    'recent',
    'old',
  ]);
});

describe('the line on a work’s page', () => {
  const venue = 'Harbour Hall';
  it.each([
    [
      {venue, starts_on: '2026-11-05', ends_on: '2027-01-17'},
      'Harbour Hall, until January\u00a017,\u00a02027',
    ],
    [{venue, starts_on: '2026-11-05'}, 'Harbour Hall'],
    [{starts_on: '2027-02-01'}, 'Low Water · From February\u00a01,\u00a02027'],
    [
      {venue, starts_on: '2027-02-01', ends_on: '2027-03-01'},
      'Harbour Hall · February\u00a01,\u00a02027 to March\u00a01,\u00a02027',
    ],
  ])('of %j is %s', (texts, line) => {
    expect(describeHanging(en, read(texts)!)).toBe(line);
  });

  it('is in the page’s language', () => {
    const texts = {venue, starts_on: '2026-11-05', ends_on: '2026-12-01'};
    expect(describeHanging(fr, read(texts, fr)!)).toBe(
      'Harbour Hall, jusqu’au 1er\u00a0décembre\u00a02026',
    );
  });
});
