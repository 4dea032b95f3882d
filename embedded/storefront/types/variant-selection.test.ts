import {describe, expect, it} from 'vitest';
import {aProduct, aProductWithOptions, aVariant} from '../testing/sample-catalogue';
import {
  findAdjacentVariants,
  findFirstSelectableVariant,
  findSelectedOrFirstAvailableVariant,
  findVariantBySelectedOptions,
} from './variant-selection';

const product = aProductWithOptions({Size: ['S', 'M', 'L'], Paper: ['Matte', 'Gloss']}, [
  {values: ['S', 'Matte'], quantity: 0},
  {values: ['S', 'Gloss']},
  {values: ['M', 'Matte']},
  {values: ['L', 'Gloss'], quantity: 0},
]);

const size = (value: string) => ({name: 'Size', value});
const paper = (value: string) => ({name: 'Paper', value});
const unknown = {name: 'utm_source', value: 'mail'};

describe('findVariantBySelectedOptions', () => {
  it.each([
    ['a full selection', {selectedOptions: [size('M'), paper('Matte')]}, 'M / Matte'],
    ['any order', {selectedOptions: [paper('Matte'), size('M')]}, 'M / Matte'],
    ['a combination that does not exist', {selectedOptions: [size('M'), paper('Gloss')]}, null],
    ['an open option', {selectedOptions: [size('M')]}, null],
    ['other case', {selectedOptions: [size('m'), paper('matte')]}, null],
    [
      'other case, tolerated',
      {selectedOptions: [size('m'), paper('matte')], caseInsensitiveMatch: true},
      'M / Matte',
    ],
    ['an unknown option', {selectedOptions: [size('M'), paper('Matte'), unknown]}, null],
    [
      'an unknown option, ignored',
      {selectedOptions: [size('M'), paper('Matte'), unknown], ignoreUnknownOptions: true},
      'M / Matte',
    ],
    ['no selection', {selectedOptions: []}, null],
  ])('returns %s', (_name, selection, title) => {
    expect(findVariantBySelectedOptions(product, selection)?.title ?? null).toBe(title);
  });
});

describe('findSelectedOrFirstAvailableVariant', () => {
  it.each([
    ['the selected variant, sold out or not', [size('S'), paper('Matte')], 'S / Matte'],
    ['the first in stock without a selection', [], 'S / Gloss'],
    ['the first in stock that has what is selected', [size('M')], 'M / Matte'],
    ['a sold-out one when only that has what is selected', [size('L')], 'L / Gloss'],
    ['the first in stock for an impossible selection', [size('M'), paper('Gloss')], 'S / Gloss'],
  ])('returns %s', (_name, selectedOptions, title) => {
    const selection = {selectedOptions, ignoreUnknownOptions: true};
    expect(findSelectedOrFirstAvailableVariant(product, selection)?.title).toBe(title);
  });

  it('returns the first variant of a product that is sold out', () => {
    const soldOut = aProduct({variants: [aVariant({quantity: 0, title: 'Only'})]});
    expect(findSelectedOrFirstAvailableVariant(soldOut, {})?.title).toBe('Only');
  });

  it('returns null for a product without variants', () => {
    expect(findSelectedOrFirstAvailableVariant(aProduct({variants: []}), {})).toBeNull();
  });
});

describe('findAdjacentVariants', () => {
  const titles = (selectedOptions: {name: string; value: string}[]) =>
    findAdjacentVariants(product, {selectedOptions}).map((variant) => variant.title);

  it('lists the variants that differ in one option', () => {
    expect(titles([size('S'), paper('Matte')])).toEqual(['S / Gloss', 'M / Matte']);
  });

  it('starts from the first in stock without a selection', () => {
    expect(titles([])).toEqual(['S / Matte', 'L / Gloss']);
  });
});

describe('findFirstSelectableVariant', () => {
  it('returns the variant whose other options come first', () => {
    expect(findFirstSelectableVariant(product, size('S'))?.title).toBe('S / Matte');
    expect(findFirstSelectableVariant(product, paper('Gloss'))?.title).toBe('S / Gloss');
  });

  it('returns null for a value without a variant', () => {
    expect(findFirstSelectableVariant(product, paper('Silk'))).toBeNull();
  });
});
