import {describe, expect, it} from 'vitest';
import type {CatalogueProduct} from './ucp-product';
import {selectVariants} from './select-variants';

function variant(id: string, size: string, frame: string, availableForSale = true) {
  const selectedOptions = [
    {name: 'Size', value: size},
    {name: 'Frame', value: frame},
  ];
  return {id, availableForSale, selectedOptions};
}

const PRODUCT = {
  variants: {
    nodes: [
      variant('1', '8×10', 'None'),
      variant('2', '8×10', 'Oak'),
      variant('3', '16×20', 'None'),
    ],
  },
  sellsOtherSizes: false,
} as unknown as CatalogueProduct;

const select = (input: Omit<Parameters<typeof selectVariants>[1], 'id'> & {id?: string}) => {
  const {selected, variants} = selectVariants(PRODUCT, {id: 'product', ...input});
  return [selected.map(({label}) => label), variants.map(({id}) => id)];
};
const size = (label: string) => ({name: 'Size', label});
const frame = (label: string) => ({name: 'Frame', label});

describe('the sizes that match a selection', () => {
  it.each<[string, Parameters<typeof select>[0], string[], string[]]>([
    ['nothing: the first', {}, ['8×10', 'None'], ['1']],
    [
      'a variant, whatever else is selected',
      {id: '2', selected: [frame('None')]},
      ['8×10', 'Oak'],
      ['2'],
    ],
    ['one option', {selected: [size('8×10')]}, ['8×10'], ['1', '2']],
    ['both options', {selected: [size('8×10'), frame('Oak')]}, ['8×10', 'Oak'], ['2']],
    [
      'both in vain, the size first',
      {selected: [frame('Oak'), size('16×20')], preferences: ['Size', 'Frame']},
      ['16×20'],
      ['3'],
    ],
    [
      'both in vain, the frame first',
      {selected: [size('16×20'), frame('Oak')], preferences: ['Frame']},
      ['Oak'],
      ['2'],
    ],
    ['what no size has', {selected: [frame('Gold')]}, ['8×10', 'None'], ['1']],
  ])('%s', (_, input, selected, ids) => {
    expect(select(input)).toEqual([selected, ids]);
  });
});
