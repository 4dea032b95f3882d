import {describe, expect, it} from 'vitest';
import type {SearchQuery, SearchTerm} from './search-ast';
import {parseSearchQuery} from './search-query';

function term(overrides: Partial<SearchTerm>): SearchTerm {
  return {
    kind: 'term',
    field: null,
    comparator: '=',
    value: '',
    quoted: false,
    prefix: false,
    ...overrides,
  };
}

const sea = term({value: 'sea'});
const sky = term({value: 'sky'});
const print = term({field: 'product_type', value: 'Prints'});

const READINGS: readonly (readonly [string, SearchQuery])[] = [
  ['', {kind: 'and', parts: []}],
  ['   ', {kind: 'and', parts: []}],
  ['sea', sea],
  ['sea sky', {kind: 'and', parts: [sea, sky]}],
  ['sea AND sky', {kind: 'and', parts: [sea, sky]}],
  ['sea OR sky', {kind: 'or', parts: [sea, sky]}],
  [
    'sea sky OR product_type:Prints',
    {kind: 'or', parts: [{kind: 'and', parts: [sea, sky]}, print]},
  ],
  [
    'sea (sky OR product_type:Prints)',
    {kind: 'and', parts: [sea, {kind: 'or', parts: [sky, print]}]},
  ],
  ['NOT sea', {kind: 'not', part: sea}],
  ['-sea', {kind: 'not', part: sea}],
  ['-product_type:Prints', {kind: 'not', part: print}],
  ['-(sea OR sky)', {kind: 'not', part: {kind: 'or', parts: [sea, sky]}}],
  ['NOT NOT sea', {kind: 'not', part: {kind: 'not', part: sea}}],
  ['well-known', term({value: 'well-known'})],
  ['PRODUCT_TYPE:Prints', print],
  [
    "product_type:'Original Paintings'",
    term({...print, value: 'Original Paintings', quoted: true}),
  ],
  [
    'product_type:"Original Paintings"',
    term({...print, value: 'Original Paintings', quoted: true}),
  ],
  [
    'product_type:Original Paintings',
    {kind: 'and', parts: [term({...print, value: 'Original'}), term({value: 'Paintings'})]},
  ],
  ['title:a*', term({field: 'title', value: 'a', prefix: true})],
  ['title:"sea sk"*', term({field: 'title', value: 'sea sk', quoted: true, prefix: true})],
  ['*', term({prefix: true})],
  ['variants.price:<50', term({field: 'variants.price', comparator: '<', value: '50'})],
  ['variants.price:>=50.5', term({field: 'variants.price', comparator: '>=', value: '50.5'})],
  [
    "created_at:>'2020-10-21T23:39:20Z'",
    term({field: 'created_at', comparator: '>', value: '2020-10-21T23:39:20Z', quoted: true}),
  ],
  [
    'created_at:<=2020-10-21T23:39:20Z',
    term({field: 'created_at', comparator: '<=', value: '2020-10-21T23:39:20Z'}),
  ],
  [String.raw`title:4\:3`, term({field: 'title', value: '4:3'})],
  [String.raw`'it\'s'`, term({value: "it's", quoted: true})],
  [String.raw`\(sea\)`, term({value: '(sea)'})],
  [
    'tag:(red OR blue)',
    {
      kind: 'or',
      parts: [term({field: 'tag', value: 'red'}), term({field: 'tag', value: 'blue'})],
    },
  ],
  ['product_type:Prints,Cards', term({...print, value: 'Prints,Cards'})],
];

const MALFORMED: readonly (readonly [string, SearchQuery])[] = [
  ["'sea", term({value: 'sea', quoted: true})],
  ['(sea', sea],
  ['sea)', sea],
  ['sea) sky', {kind: 'and', parts: [sea, sky]}],
  ['OR sea', sea],
  ['sea OR', sea],
  ['AND', {kind: 'and', parts: []}],
  ['NOT', {kind: 'and', parts: []}],
  ['()', {kind: 'and', parts: []}],
  ['title:', term({field: 'title'})],
];

describe('parseSearchQuery', () => {
  it.each(READINGS)('reads %s', (text, expected) => {
    expect(parseSearchQuery(text)).toEqual(expected);
  });

  it.each(MALFORMED)('interprets malformed input: %s', (text, expected) => {
    expect(parseSearchQuery(text)).toEqual(expected);
  });

  it.each(['"', "'", '\\', '-', '- ', ':', '::', '*:*', '(((', ')))', '-(', 'a:b:c', 'OR OR OR'])(
    'survives %s',
    (text) => {
      expect(() => parseSearchQuery(text)).not.toThrow();
    },
  );

  it('survives a thousand parentheses', () => {
    expect(() => parseSearchQuery('('.repeat(1000) + 'sea' + ')'.repeat(1000))).not.toThrow();
  });

  it('survives a hundred thousand parentheses', () => {
    expect(() => parseSearchQuery('('.repeat(100_000))).not.toThrow();
    expect(() => parseSearchQuery('NOT '.repeat(100_000))).not.toThrow();
  });
});
