import {describe, expect, it} from 'vitest';
import {canBuy, isForSale, isGiftCard, isOriginal, leadingVariant, saleState} from './availability';

function aProduct(...availability: boolean[]) {
  return {
    handle: 'first-light',
    productType: 'Prints',
    launchAt: null,
    sellsOtherSizes: false,
    variants: {nodes: availability.map((availableForSale) => ({availableForSale}))},
  };
}

describe('a product', () => {
  it.each([
    ['Original Paintings', true],
    ['ORIGINAL', true],
    ['Tableaux originaux', true],
    ['Tableau original', true],
    ['Reproductions giclées', false],
    ['Prints', false],
    ['', false],
  ])('of type %j is an original: %s', (productType, expected) => {
    expect(isOriginal({productType})).toBe(expected);
  });

  it.each([
    ['Gift Cards', true],
    ['gift card', true],
    ['Carte-cadeau', true],
    ['Cartes-cadeaux', true],
    ['Carte cadeau', true],
    ['Cards', false],
    ['Prints', false],
  ])('of type %j is a gift card: %s', (productType, expected) => {
    expect(isGiftCard({productType})).toBe(expected);
  });

  it.each([
    [[true], 'on-sale'],
    [[true, false], 'on-sale'],
    [[false, true], 'sold-out'],
    [[false], 'sold-out'],
    [[], 'sold-out'],
  ])('with variants available %j is %s', (availability, state) => {
    expect(saleState(aProduct(...availability), 0)).toBe(state);
  });

  it.each([
    [[true, false], 'on-sale', 0],
    [[false, true, true], 'on-sale', 1],
    [[false, false], 'sold-out', 0],
    [[], 'sold-out', -1],
  ])('whose other sizes stay on sale, available %j, is %s', (availability, state, leading) => {
    const product = {...aProduct(...availability), sellsOtherSizes: true};
    expect(saleState(product, 0)).toBe(state);
    const variant = leadingVariant(product);
    expect(variant ? product.variants.nodes.indexOf(variant) : -1).toBe(leading);
  });

  it.each([
    [[true], '1970-01-01T00:00:01Z', 'reserved', 'on-sale'],
    [[false], '1970-01-01T00:00:01Z', 'reserved', 'sold-out'],
    [[true], 'next week', 'on-sale', 'on-sale'],
  ])('available %j and reserved until %s is %s, then %s', (availability, until, state, then) => {
    const product = {...aProduct(...availability), reservedUntil: {value: until}};
    expect(saleState(product, 999)).toBe(state);
    expect(saleState(product, 1000)).toBe(then);
  });

  it('is coming soon before its launch, whatever its stock', () => {
    const product = {...aProduct(false), launchAt: {value: '1970-01-01T00:00:01Z'}};
    expect(saleState(product, 999)).toBe('coming-soon');
    expect(saleState(product, 1000)).toBe('sold-out');
  });

  it('is for sale from the hour of its page, and with a picture', () => {
    const breakthrough = {...aProduct(true), handle: 'breakthrough', images: {nodes: [{}]}};
    const launchMs = Date.parse('2025-11-03T10:00:00-03:00');
    expect(isForSale(breakthrough, launchMs - 1)).toBe(false);
    expect(isForSale(breakthrough, launchMs)).toBe(true);
    expect(isForSale({...breakthrough, images: {nodes: []}}, launchMs)).toBe(false);
  });

  const FUTURE = {value: '1970-01-01T00:00:01Z'};

  it.each([
    ['a print whose first size is left', {}, [true, true], true],
    ['a print whose first size is sold out', {}, [false, true], false],
    ['that print with other sizes on sale', {sellsOtherSizes: true}, [false, true], true],
    ['that print before its launch', {launchAt: FUTURE}, [false, true], true],
    ['an original whose first size is sold out', {productType: 'Original'}, [false, true], true],
    ['a reserved print', {reservedUntil: FUTURE}, [true, true], false],
    [
      'a reserved print before its launch',
      {launchAt: FUTURE, reservedUntil: FUTURE},
      [true, true],
      false,
    ],
    ['a print without a picture', {images: {nodes: []}}, [true, true], false],
    ['a print whose second size is sold out', {}, [true, false], false],
  ])('of %s sells its second size: %s', (_, change, availability, expected) => {
    const product = {...aProduct(...availability), images: {nodes: [{}]}, ...change};
    expect(canBuy(product, product.variants.nodes[1]!, 0)).toBe(expected);
  });
});
