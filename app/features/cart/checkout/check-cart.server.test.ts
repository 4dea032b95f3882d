import {describe, expect, it} from 'vitest';
import {findProblemsInCart, findVariantProblems} from './check-cart.server';
import {aVariant, PRINT} from '../../../../tests/support/app/a-product';

const variantId = 'gid://shopify/ProductVariant/1';
const CAD_45 = {amount: '45.0', currencyCode: 'CAD'} as const;
const SHOP = {nowMs: Date.parse('2026-05-01T12:00:00Z'), sellsOtherSizes: false};
const LAUNCH = {value: '2026-05-02T12:00:00Z'};
const KEY = {value: 'autumn-letter'};
const aSize = (size: string) => ({
  title: size,
  selectedOptions: [{name: 'Size', value: size}],
});
const WORK = {...PRINT, earlyAccessAt: null, earlyAccessKey: null};
const LINE = {variantId, quantity: 2, price: {amount: '45.00', currencyCode: 'CAD'}};

type Value = {value: string} | null;
type Changes = Partial<
  Record<'launchAt' | 'earlyAccessAt' | 'earlyAccessKey' | 'reservedUntil', Value>
>;

/** A Shopify cart with a line of the variant for each quantity. */
const aCart = (
  quantities: number | number[],
  {
    availableForSale = true,
    ...product
  }: Changes & {availableForSale?: boolean; productType?: string; images?: {nodes: []}} = {},
) => ({
  lines: {
    nodes: [quantities].flat().map((quantity) => ({
      quantity,
      merchandise: {
        id: variantId,
        availableForSale,
        price: CAD_45,
        product: {...WORK, ...product},
      },
    })),
  },
});

describe('a line of the cart', () => {
  it.each([
    ['that was taken as it is', LINE, aCart(2), []],
    ['without a price', {variantId, quantity: 2}, aCart(2), []],
    ['that was taken in part', LINE, aCart(1), [{kind: 'not-enough', variantId, available: 1}]],
    ['that a discount split in two', LINE, aCart([1, 1]), []],
    ['that was taken with nothing in it', LINE, aCart(0), [{kind: 'sold-out', variantId}]],
    ['that was left out', LINE, {lines: {nodes: []}}, [{kind: 'sold-out', variantId}]],
    [
      'of a work that is reserved for another buyer',
      LINE,
      aCart(2, {reservedUntil: {value: '2026-05-01T12:00:01Z'}}),
      [{kind: 'sold-out', variantId, sizesLeft: []}],
    ],
    [
      'of a work without a picture',
      LINE,
      aCart(2, {images: {nodes: []}}),
      [{kind: 'sold-out', variantId, sizesLeft: []}],
    ],
    [
      'whose price has changed',
      {...LINE, price: {amount: '40.00', currencyCode: 'CAD'}},
      aCart(2),
      [{kind: 'repriced', variantId, price: CAD_45}],
    ],
    [
      'whose price is in another currency',
      {...LINE, price: {amount: '45.00', currencyCode: 'USD'}},
      aCart(2),
      [{kind: 'repriced', variantId, price: CAD_45}],
    ],
    [
      'whose price has changed, and which the page hides before the launch',
      {...LINE, price: {amount: '40.00', currencyCode: 'CAD'}},
      aCart(2, {launchAt: LAUNCH}),
      [{kind: 'repriced', variantId, price: null}],
    ],
    [
      'of which there is one',
      LINE,
      aCart(1, {productType: 'Original Paintings'}),
      [{kind: 'only-one', variantId}],
    ],
    [
      'of an original, whose price is on request and never compared',
      {variantId, quantity: 1, price: {amount: '40.00', currencyCode: 'CAD'}},
      aCart(1, {productType: 'Original Paintings'}),
      [],
    ],
    [
      'of early access without the key',
      {variantId, quantity: 1},
      aCart(1, {launchAt: LAUNCH, earlyAccessKey: KEY}),
      [{kind: 'early-access', variantId}],
    ],
    [
      'of early access that has not begun, with the key',
      {variantId, quantity: 1, earlyAccessKey: KEY.value},
      aCart(1, {
        launchAt: LAUNCH,
        earlyAccessAt: {value: '2026-05-01T12:00:01Z'},
        earlyAccessKey: KEY,
      }),
      [{kind: 'early-access', variantId}],
    ],
    [
      'of early access with a wrong key, sold out',
      {variantId, quantity: 1, earlyAccessKey: 'spring-letter'},
      aCart(1, {launchAt: LAUNCH, earlyAccessKey: KEY, availableForSale: false}),
      [{kind: 'early-access', variantId}],
    ],
    [
      'of early access with the key',
      {...LINE, earlyAccessKey: 'autumn-letter'},
      aCart(2, {launchAt: LAUNCH, earlyAccessKey: KEY}),
      [],
    ],
    [
      'of early access without the key, after the launch',
      LINE,
      aCart(2, {launchAt: {value: '2026-05-01T12:00:00Z'}, earlyAccessKey: KEY}),
      [],
    ],
  ])('%s', (_, line, cart, problems) => {
    expect(findProblemsInCart(cart, [line], SHOP)).toEqual(problems);
  });

  const SMALL = aVariant(1, '8×10 in', '45.0');
  const LARGE = aVariant(2, '16×20 in', '90.0');
  const gone = (size: typeof SMALL) => ({...size, availableForSale: false});

  it.each([
    ['names those left', [SMALL, gone(LARGE)], 1, false, [aSize('8×10 in')]],
    ['names none when the first size is sold out', [gone(SMALL), LARGE], 0, false, []],
    ['is one whose work is sold out with its first size', [gone(SMALL), LARGE], 1, false, []],
    [
      'names them all the same if the artist keeps selling them',
      [gone(SMALL), LARGE],
      0,
      true,
      [aSize('16×20 in')],
    ],
  ])('of a size that sold out %s', (_, nodes, at, sellsOtherSizes, sizesLeft) => {
    const {id} = nodes[at]!;
    const variant = {...nodes[at]!, product: {...WORK, variants: {nodes}}};
    expect(
      findVariantProblems([variant], [{...LINE, variantId: id}], {...SHOP, sellsOtherSizes}),
    ).toEqual([{kind: 'sold-out', variantId: id, sizesLeft}]);
  });
});

it('treats a line with an unknown variant as gone', () => {
  const variant = {id: variantId, availableForSale: true, price: CAD_45, product: WORK};
  expect(findVariantProblems([variant], [LINE], SHOP)).toEqual([]);
  expect(findVariantProblems([], [LINE], SHOP)).toEqual([{kind: 'gone', variantId}]);
});
