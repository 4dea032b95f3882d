import {afterEach, expect, it, vi} from 'vitest';
import {aContext} from '../../../tests/support/app/a-function-context';
import {aVariant, PRINT} from '../../../tests/support/app/a-product';
import {canBeHeld, requestHold} from './request-hold.server';

const NOW_MS = Date.parse('2026-05-01T12:00:00Z');
const {handle, title, featuredImage} = PRINT;
const ORIGINAL = {
  ...PRINT,
  productType: 'Original Paintings',
  reservedUntil: null,
  isChoice: false,
  work: {handle, title, picture: {...featuredImage, alt: featuredImage.altText}},
};

afterEach(() => void vi.unstubAllGlobals());

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

it('a hold covers the first available size when the artist keeps selling the others', async () => {
  const nodes = [aVariant(1, '8×10 in', '45.0', false), aVariant(2, '12×16 in', '90.0')];
  const product = {...PRINT, productType: 'Original Paintings', variants: {nodes}};
  const selling = {fields: [{key: 'other_sizes', value: 'true'}]};
  const send = vi.fn<typeof fetch>(async () => Response.json({ok: true, id: '1'}));
  vi.stubGlobal('fetch', send);
  const context = aContext(async () => ({ok: true, data: {product, selling}, notice: null}));
  const values = {name: 'Ada Moore', email: 'ada@example.com', message: '', handle: 'sea'};
  expect((await requestHold(context, values)).result).toMatchObject({ok: true});
  expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body))).toMatchObject({
    variantId: nodes[1]?.id,
  });
});
