import {expect, it} from 'vitest';
import en from '~/words/en/server';
import {aVariant, PRINT} from '../../../tests/support/app/a-product';
import {unpricedMessage} from './ucp-product';

const PLACE = {
  words: en,
  origin: 'https://shop.example',
  nowMs: Date.parse('2026-05-01T12:00:00Z'),
};
const LATER = {value: '2026-06-01T10:00:00-03:00'};

it.each<[string, object, string | undefined]>([
  ['a print', {}, undefined],
  ['a reserved print', {reservedUntil: LATER}, undefined],
  ['a coming print', {launchAt: LATER}, 'coming_soon'],
  ['an original', {productType: 'Original'}, 'price_on_request'],
  ['a coming original', {productType: 'Original', launchAt: LATER}, 'coming_soon'],
  ['a reserved original', {productType: 'Original', reservedUntil: LATER}, 'reserved'],
  [
    'a sold original',
    {productType: 'Original', variants: {nodes: [aVariant(1, '8×10 in', '45.0', false)]}},
    'sold',
  ],
])('the message about %s says why it has no price', (_what, change, code) => {
  const product = {
    ...PRINT,
    tags: [],
    metafields: [],
    colours: null,
    reservedUntil: null,
    stock: new Map(),
    ...change,
  };
  expect(unpricedMessage(product, PLACE)?.code).toBe(code);
});
