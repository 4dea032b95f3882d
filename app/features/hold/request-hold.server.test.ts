import {expect, it} from 'vitest';
import {aVariant, PRINT} from '../../../tests/support/app/a-product';
import {canBeHeld} from './request-hold.server';

const NOW_MS = Date.parse('2026-05-01T12:00:00Z');
const {handle, title, featuredImage} = PRINT;
const ORIGINAL = {
  ...PRINT,
  productType: 'Original Paintings',
  reservedUntil: null,
  isChoice: false,
  work: {handle, title, picture: {...featuredImage, alt: featuredImage.altText}},
};

it.each<[string, object, boolean]>([
  ['an original on sale can be held', {}, true],
  ['a print cannot', {productType: 'Prints'}, false],
  ['a sold original cannot', {variants: {nodes: [aVariant(1, '8×10 in', '45.0', false)]}}, false],
  ['a coming original cannot', {launchAt: {value: '2026-05-01T12:00:01Z'}}, false],
  ['an original on hold cannot', {reservedUntil: {value: '2026-05-01T12:00:01Z'}}, false],
  ['an original without a picture cannot', {work: null}, false],
])('%s', (_, changes, expected) => {
  expect(canBeHeld({...ORIGINAL, ...changes}, NOW_MS)).toBe(expected);
});
