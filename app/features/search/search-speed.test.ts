import type {SearchProductFragment} from 'storefrontapi.generated';
import {expect, it} from 'vitest';
import en from '~/words/en/server';
import {TRIES_EVERY_CASE} from '../../../tests/support/every-case';
import {readSearch} from './search-url';
import {buildIndex} from './search-index';
import {searchWorks} from './search-works';

const WORKS = 5000;
const MOST_MS = 50;
const ROUNDS = 20;

/** Made-up words of two to four syllables, with as much variety as five thousand descriptions. */
function wordAt(number: number): string {
  const syllables = ['ba', 'co', 'di', 'fu', 'ge', 'ho', 'ki', 'lu', 'ma', 'ne', 'po', 'ru'];
  let rest = (number * 7919) % 20736;
  let word = '';
  do {
    word += syllables[rest % 12];
    rest = Math.floor(rest / 12);
  } while (rest > 0 || word.length < 4);
  return word;
}

const words = (from: number, count: number) =>
  Array.from({length: count}, (_, index) => wordAt(from + index * 3)).join(' ');

function workAt(number: number): SearchProductFragment {
  return {
    id: `gid://shopify/Product/${number}`,
    handle: `work-${number}`,
    title: `${words(number, 3)} ${number}`,
    description: words(number * 5, 60),
    productType: number % 5 === 0 ? 'Original Paintings' : 'Prints',
    tags: [wordAt(number % 20), wordAt(number % 33)],
    createdAt: '2026-01-01T00:00:00Z',
    images: {nodes: [{url: 'https://cdn.example/a.jpg', altText: null, width: 1600, height: 1200}]},
    variants: {
      nodes: ['8×10 in', '16×20 in', '24×30 in', '36×48 in'].map((title) => ({
        title,
        availableForSale: true,
        price: {amount: '90.0'},
        selectedOptions: [{name: 'Size', value: title}],
      })),
    },
    colours: {value: '["#3f6e91","#a83a2e","#e3bd4e","#92979a","#23262a"]'},
  };
}

it.runIf(TRIES_EVERY_CASE)(`a search in ${WORKS} works takes less than ${MOST_MS} ms`, () => {
  const index = buildIndex(
    en,
    Array.from({length: WORKS}, (_, at) => workAt(at)),
  );
  const questions = [
    `q=${wordAt(30)}`,
    'q=b',
    // Not a word, so it's compared with every word of the catalogue letter by letter.
    'q=zzzzzzzz+yyyyyyyy',
    `q=${words(9, 8).replaceAll(' ', '+')}`,
    'colour=blue&sofa=200&price=150&kind=prints',
  ].map((query) => readSearch(new URLSearchParams(query)));
  const tookMs = Object.fromEntries(
    questions.map((request) => {
      const times = Array.from({length: ROUNDS}, () => {
        const startMs = performance.now();
        searchWorks(en, index, request, 0);
        return performance.now() - startMs;
      }).sort((a, b) => a - b);
      return [JSON.stringify(request), times[ROUNDS / 2] ?? Infinity];
    }),
  );
  expect(Math.max(...Object.values(tookMs)), JSON.stringify(tookMs)).toBeLessThan(MOST_MS);
});
