import {describe, expect, it} from 'vitest';
import {findVariantChoices, type ProductVariant} from './variants';

function aVariant(
  number: number,
  options: Record<string, string>,
  availableForSale = true,
): ProductVariant {
  return {
    id: `gid://shopify/ProductVariant/${number}`,
    title: Object.values(options).join(' / '),
    availableForSale,
    price: {amount: '45.0', currencyCode: 'CAD'},
    selectedOptions: Object.entries(options).map(([name, value]) => ({name, value})),
  };
}

describe('the option selector', () => {
  it('offers each value of the first option', () => {
    const nodes = [aVariant(1, {Size: '8×10 in'}), aVariant(2, {Size: '12×16 in'}, false)];
    const found = findVariantChoices({options: [{name: 'Size'}], variants: {nodes}});
    expect(found?.optionName).toBe('Size');
    expect(found?.choices).toEqual([
      {value: '8×10 in', variant: nodes[0]},
      {value: '12×16 in', variant: nodes[1]},
    ]);
  });

  it('lets a value stand for its first variant that can be bought', () => {
    const nodes = [
      aVariant(1, {Size: '8×10 in', Frame: 'None'}, false),
      aVariant(2, {Size: '8×10 in', Frame: 'Oak'}),
      aVariant(3, {Size: '8×10 in', Frame: 'Black'}),
    ];
    const found = findVariantChoices({options: [{name: 'Size'}], variants: {nodes}});
    expect(found?.choices.map(({variant}) => variant)).toEqual([nodes[1]]);
  });

  it.each([[[]], [[{name: 'Title'}]]])('is absent when the options are %j', (options) => {
    const nodes = [aVariant(1, {Title: 'Default Title'})];
    expect(findVariantChoices({options, variants: {nodes}})).toBeNull();
  });
});
