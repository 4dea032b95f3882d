import {expect, it} from 'vitest';
import {sizeName} from './size-name';

const picture = (width: number, height: number) => ({url: '', altText: null, width, height});

it.each([
  ['a landscape, with its width first', '9×12 in', picture(2400, 1800), '12 × 9 in'],
  ['a fraction of an inch', '8 1/2×11 in', picture(2400, 1800), '11 × 8 1/2 in'],
  ['an upright picture', '9×12 in', picture(1800, 2400), '9 × 12 in'],
  ['a frame', '9×12 in / Oak', picture(2400, 1800), '12 × 9 in / Oak'],
  ['a line without a picture', '9×12 in', null, '9 × 12 in'],
  ['a size in words', 'Large', picture(2400, 1800), 'Large'],
  ['a product without options', null, picture(2400, 1800), null],
])('the checkout names the size of %s', (_what, variantTitle, image, name) => {
  expect(sizeName({variantTitle, image}, 'en')?.replaceAll('\u00a0', ' ') ?? null).toBe(name);
});
