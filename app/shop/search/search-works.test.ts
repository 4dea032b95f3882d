import type {SearchProductFragment} from 'storefrontapi.generated';
import {describe, expect, it} from 'vitest';
import type {Selling} from '~/shop/product/availability';
import en from '~/words/en/server';
import fr from '~/words/fr/server';
import {readSearch} from './search-url';
import {buildIndex} from './search-index';
import {coloursOf, withColourShares} from '~/shop/filters/colour-shares';
import {searchWorks} from './search-works';

const NOW_MS = Date.parse('2026-05-01T12:00:00Z');

interface Change extends Partial<Omit<SearchProductFragment, 'medium' | 'colours' | 'launchAt'>> {
  colours?: string[];
  launchAt?: string;
  medium?: string;
  size?: string;
  prices?: Record<string, number>;
}

const PICTURE = {url: 'https://cdn.example/a.jpg', altText: null, width: 1600, height: 1200};

let count = 0;
function work({colours, launchAt, medium, size, prices = {'16×20 in': 90}, ...change}: Change) {
  count += 1;
  return {
    id: `gid://shopify/Product/${count}`,
    handle: `work-${count}`,
    title: `Untitled ${count}`,
    description: '',
    productType: 'Prints',
    tags: [],
    createdAt: '2026-01-01T00:00:00Z',
    images: {nodes: [PICTURE]},
    variants: {
      nodes: Object.entries(prices).map(([title, price]) => ({
        title,
        availableForSale: price > 0,
        price: {amount: String(Math.abs(price))},
        selectedOptions: [{name: 'Size', value: title}],
      })),
    },
    launchAt: launchAt ? {value: launchAt} : null,
    medium: medium ? {value: medium} : null,
    originalSize: size ? {value: size} : null,
    colours: colours ? {value: JSON.stringify(colours)} : null,
    sellsOtherSizes: false,
    ...change,
  } satisfies SearchProductFragment & Selling;
}

const WORKS = [
  work({title: 'Café at Night', description: 'A lamp by the harbour.', tags: ['Night']}),
  work({title: 'Red Boats', tags: ['Harbour', 'Boats'], colours: ['#a83a2e', '#3f6e91']}),
  work({title: 'Barn', description: 'Far from any boat.', colours: ['#3f6e91', '#a83a2e']}),
  work({
    title: 'The Dive',
    images: {nodes: [{...PICTURE, altText: 'A whale’s tail by the lighthouse'}]},
  }),
  work({
    title: 'While It Lasts',
    description: 'A whole year, with whalebone.',
    tags: ['Christmas'],
  }),
  work({title: 'Low Water', medium: 'Cold wax', launchAt: '2026-06-01T00:00:00Z'}),
  work({
    title: 'Gale',
    productType: 'Original Paintings',
    size: '40 × 30 in',
    prices: {'Default Title': 2400},
  }),
  work({title: 'Wide Sky', prices: {'8×10 in': 45, '36×48 in': 410, '24×32 in': -200}}),
  work({handle: 'first-light', title: 'First Light'}),
  work({
    title: 'Ash',
    images: {nodes: [{...PICTURE, width: 900}]},
    colours: ['#92979a', '#23262a', '#3f6e91'],
  }),
  work({title: 'Square', images: {nodes: [{...PICTURE, height: 1610}]}}),
];
const INDEX = buildIndex(en, WORKS);

const find = (query: string, match?: 'any') =>
  searchWorks(en, INDEX, readSearch(new URLSearchParams(query)), NOW_MS, match).map(
    ({title}) => title,
  );

describe('the words of a search', () => {
  it.each([
    ['q=cafe', ['Café at Night']],
    ['q=CAFÉS', ['Café at Night']],
    // A title weighs more than a description, and so does a subject.
    ['q=boat', ['Red Boats', 'Barn']],
    ['q=harbour', ['Red Boats', 'Café at Night']],
    // One letter wrong, swapped or missing; and the start of a word.
    ['q=harbor', ['Red Boats', 'Café at Night']],
    ['q=bran', ['Barn']],
    ['q=gal', ['Gale']],
    ['q=gals', ['Gale']],
    ['q=wax', ['Low Water']],
    ['q="', []],
    ['q=original', ['Gale']],
    ['q=36x48', ['Wide Sky']],
    // A whole word, even if only of a picture, ranks above the start of a word; and no guess appears beside it.
    ['q=whale', ['The Dive', 'While It Lasts']],
    ['q=light+house', ['The Dive']],
    ['q=light+house+whale', ['The Dive']],
    // Two wrong letters in a long word.
    ['q=christmass', ['While It Lasts']],
    // In the work's poem.
    ['q=kettle', ['First Light']],
    ['q=red', ['Red Boats', 'Barn']],
    ['q=a+red+boat+in+the+harbour', ['Red Boats']],
    ['q=zeppelin', []],
    ['q=constructor', []],
    ['q=red+zeppelin', []],
  ])('%s find %j', (query, titles) => {
    expect(find(query)).toEqual(titles);
  });

  it('can match works with any of them', () => {
    expect(find('q=red+zeppelin', 'any')).toEqual(['Red Boats', 'Barn']);
  });
});

describe('the filters of a search', () => {
  it.each([
    ['kind=originals', ['Gale']],
    // The bluest comes first. A picture with some blue isn't blue.
    ['colour=blue', ['Barn', 'Red Boats']],
    ['colour=red', ['Red Boats', 'Barn']],
    // 120 cm for a sofa of 200 cm; 40 in is 102 cm.
    ['sofa=200', ['Gale', 'Wide Sky']],
    // The middle size is sold out.
    ['sofa=120', []],
    ['price=50', ['Wide Sky']],
    ['price=44', []],
    ['from=400', ['Wide Sky']],
    ['from=46&price=89', []],
    ['orientation=portrait', ['Ash']],
    ['orientation=square', ['Square']],
    // 80 in is 203 cm.
    ['sofa=80', ['Gale', 'Wide Sky']],
    // The size that fits costs more.
    ['sofa=200&price=400', []],
    ['sofa=200&price=410', ['Wide Sky']],
  ])('%s find %j', (query, titles) => {
    expect(find(query)).toEqual(titles);
  });

  it.each([
    ['can’t be bought while the first one is sold out', {}, []],
    ['can, if the artist keeps selling the others', {sellsOtherSizes: true}, ['Cove']],
    [
      'can’t while the work is reserved',
      {reservedUntil: {value: '2026-06-01T00:00:00Z'}, sellsOtherSizes: true},
      [],
    ],
    ['can’t without a picture', {images: {nodes: []}, sellsOtherSizes: true}, []],
  ])('match no size that %s', (_, change, titles) => {
    const cove = {...work({title: 'Cove', prices: {'8×10 in': -45, '36×48 in': 410}}), ...change};
    const request = readSearch(new URLSearchParams('price=500'));
    const found = searchWorks(en, buildIndex(en, [cove]), request, NOW_MS);
    expect(found.map(({title}) => title)).toEqual(titles);
  });

  it('never reveal a hidden price', () => {
    const titles = find('price=1000000');
    expect(titles).not.toContain('Gale');
    expect(titles).not.toContain('Low Water');
    expect(titles).toContain('Barn');
  });
});

it('the colours of works are those that describe at least one of them, in the order of the list', () => {
  expect(coloursOf(withColourShares(en, WORKS))).toEqual(['red', 'blue', 'grey', 'black']);
  expect(coloursOf(withColourShares(en, [work({title: 'Pink Hour'})]))).toEqual(['pink']);
  expect(coloursOf(withColourShares(fr, [work({title: 'La maison blanche'})]))).toEqual(['white']);
});

describe('the index', () => {
  it('has one work per kind and title, and the most frequent subjects first', () => {
    const {works, subjects} = buildIndex(en, [
      work({title: 'Twice', images: {nodes: []}, tags: ['Sea']}),
      work({title: 'Twice', handle: 'kept', tags: ['Fog', 'Sea']}),
      work({title: 'Twice', productType: 'Original Paintings', tags: ['Sea']}),
    ]);
    expect(works).toHaveLength(2);
    expect(works[0]?.handle).toBe('kept');
    expect(subjects).toEqual(['Sea', 'Fog']);
  });

  it.each(['not json', '"#fff"', '[1,null]', '["red"]'])('survives the colours %s', (value) => {
    const broken = {...work({}), colours: {value}};
    expect(buildIndex(en, [broken]).works[0]?.colourShares.size).toBe(0);
  });
});
