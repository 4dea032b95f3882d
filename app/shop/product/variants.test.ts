import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {
  findVariantChoices,
  findVariantInSearch,
  nameOptions,
  searchWithChoice,
  type ProductVariant,
} from './variants';
import {aVisibleProduct} from '../../../tests/support/app/a-visible-product';

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

/** A portrait-format print. */
const PRINT = aVisibleProduct({
  images: {nodes: [{url: 'https://cdn.example/a.jpg', width: 1200, height: 1600}]},
});

const FRAMED = {
  ...PRINT,
  options: [{name: 'Size'}, {name: 'Frame'}],
  variants: {
    nodes: [
      aVariant(1, {Size: '8×10 in', Frame: 'None'}, false),
      aVariant(2, {Size: '8×10 in', Frame: 'Oak'}),
      aVariant(3, {Size: '12×16 in', Frame: 'None'}),
      aVariant(4, {Size: '12×16 in', Frame: 'Oak'}),
    ],
  },
};

describe('the option selector', () => {
  it('offers each value of the only option', () => {
    const nodes = [aVariant(1, {Size: '8×10 in'}), aVariant(2, {Size: '12×16 in'}, false)];
    const found = findVariantChoices(en, {...PRINT, options: [{name: 'Size'}], variants: {nodes}});
    expect(found).toEqual([
      {
        value: '8 × 10 in',
        centimetres: '20 × 25 cm',
        group: null,
        label: '8 × 10 in',
        variant: nodes[0],
      },
      {
        value: '12 × 16 in',
        centimetres: '30 × 41 cm',
        group: null,
        label: '12 × 16 in',
        variant: nodes[1],
      },
    ]);
  });

  it('offers every variant of several options, by the first, sold out or not', () => {
    const found = findVariantChoices(en, FRAMED);
    expect(nameOptions(en, FRAMED.options)).toBe('Size and Frame');
    expect(
      found?.map(({value, group, label, variant}) => [
        value,
        group,
        label,
        variant.availableForSale,
      ]),
    ).toEqual([
      ['8 × 10 in / None', '8 × 10 in', 'None', false],
      ['8 × 10 in / Oak', '8 × 10 in', 'Oak', true],
      ['12 × 16 in / None', '12 × 16 in', 'None', true],
      ['12 × 16 in / Oak', '12 × 16 in', 'Oak', true],
    ]);
  });

  it.each([[[]], [[{name: 'Title'}]]])('is absent when the options are %j', (options) => {
    const nodes = [aVariant(1, {Title: 'Default Title'})];
    expect(findVariantChoices(en, {...PRINT, options, variants: {nodes}})).toBeNull();
  });
});

describe('the choice in the URL', () => {
  const nodes = [
    aVariant(1, {Size: '8×10 in'}),
    aVariant(2, {Size: '12×16 in'}, false),
    aVariant(3, {Size: '16×20 in'}),
  ];
  const print = {...PRINT, options: [{name: 'Size'}], variants: {nodes}};
  const idOf = (index: number) => nodes[index]!.id;

  it.each([
    ['?size=16×20 in', 3],
    ['?utm_source=x&size=16%C3%9720+in', 3],
    ['?size=12×16 in', null],
    ['?size=16x20', null],
    ['?Size=16×20 in', 3],
    ['?format=16×20 in', 3],
    ['?format=16×20 in&size=8×10 in', null],
    ['', null],
  ])('%s selects variant %s', (search, number) => {
    const found = findVariantInSearch(print, search)?.id ?? null;
    expect(found).toBe(number === null ? null : idOf(number - 1));
  });

  it.each([
    ['?size=12×16 in&frame=Oak', 4],
    ['?size=12×16 in', 3],
    ['?frame=Oak', 2],
    ['?format=12×16 in&cadre=Oak', 4],
    ['?cadre=Oak', 2],
    ['?cadre=Gold', null],
    ['?size=8×10 in&frame=None', null],
    ['?size=8×10 in&frame=Gold', 2],
    ['?utm_source=x', null],
  ])('of several options: %s selects variant %s', (search, number) => {
    const found = findVariantInSearch(FRAMED, search)?.id ?? null;
    expect(found).toBe(number && FRAMED.variants.nodes[number - 1]!.id);
  });

  it('names every option of several', () => {
    const {nodes} = FRAMED.variants;
    const search = searchWithChoice(FRAMED, nodes[3]!.id, '');
    expect(search).toBe('?size=12%C3%9716+in&frame=Oak');
    expect(searchWithChoice(FRAMED, nodes[0]!.id, search)).toBe('');
  });

  it('replaces a choice from another language', () => {
    const {nodes} = FRAMED.variants;
    const search = searchWithChoice(FRAMED, nodes[1]!.id, '?format=12×16 in&cadre=Oak&a=1');
    expect(search).toBe('?a=1&size=8%C3%9710+in&frame=Oak');
  });

  it('is added to the other parameters, except for the first variant', () => {
    const named = searchWithChoice(print, idOf(2), '?checkout=sold-out');
    expect(named).toBe('?checkout=sold-out&size=16%C3%9720+in');
    expect(findVariantInSearch(print, named)).toBe(nodes[2]);
    expect(searchWithChoice(print, idOf(0), named)).toBe('?checkout=sold-out');
    expect(searchWithChoice(print, idOf(0), '?size=16%C3%9720+in')).toBe('');
  });

  it('is unchanged for a product with one variant', () => {
    const options = [{name: 'Title'}];
    const single = {...PRINT, options, variants: {nodes: [aVariant(1, {Title: 'x'})]}};
    expect(searchWithChoice(single, idOf(0), '?a=1')).toBe('?a=1');
    expect(findVariantInSearch(single, '?title=x')).toBeNull();
  });
});
