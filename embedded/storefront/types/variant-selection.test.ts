import {describe, expect, it} from 'vitest';
import {aProduct, aProductWithOptions, aVariant} from '../testing/sample-catalogue';
import {
  findAdjacentVariants,
  findFirstSelectableVariant,
  findSelectedOrFirstAvailableVariant,
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

describe('the selected or first available variant', () => {
  it.each([
    ['the selected variant, sold out or not', [size('S'), paper('Matte')], 'S / Matte'],
    ['the selected one in other case', [size('m'), paper('matte')], 'M / Matte'],
    [
      'the selected one beside an unknown option',
      [size('S'), paper('Matte'), unknown],
      'S / Matte',
    ],
    ['the first in stock without a selection', [], 'S / Gloss'],
    ['the first in stock that has what is selected', [size('M')], 'M / Matte'],
    ['a sold-out one when only that has what is selected', [size('L')], 'L / Gloss'],
    ['the first in stock for an impossible selection', [size('M'), paper('Gloss')], 'S / Gloss'],
  ])('is %s', (_name, selectedOptions, title) => {
    expect(findSelectedOrFirstAvailableVariant(product, {selectedOptions})?.title).toBe(title);
  });

  it('is the first one of a product that is sold out', () => {
    const soldOut = aProduct({variants: [aVariant({quantity: 0, title: 'Only'})]});
    expect(findSelectedOrFirstAvailableVariant(soldOut, {})?.title).toBe('Only');
  });
});

describe('the adjacent variants', () => {
  const titles = (selectedOptions: {name: string; value: string}[]) =>
    findAdjacentVariants(product, {selectedOptions}).map((variant) => variant.title);

  it('differ in one option', () => {
    expect(titles([size('S'), paper('Matte')])).toEqual(['S / Gloss', 'M / Matte']);
  });
});

describe('the first selectable variant', () => {
  it('is the one whose other options come first', () => {
    expect(findFirstSelectableVariant(product, size('S'))?.title).toBe('S / Matte');
    expect(findFirstSelectableVariant(product, paper('Gloss'))?.title).toBe('S / Gloss');
  });
});
