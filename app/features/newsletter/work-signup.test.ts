import {describe, expect, it} from 'vitest';
import {workSignup} from './work-signup';

type Product = Parameters<typeof workSignup>[0];

const variant = (number: number, title: string, availableForSale: boolean) => ({
  id: `gid://shopify/ProductVariant/${number}`,
  title,
  availableForSale,
});

function aPrint(changes: object = {}): Product {
  return {
    id: 'gid://shopify/Product/7',
    handle: 'ebb',
    title: 'Ebb',
    productType: 'Prints',
    options: [{name: 'Size'}],
    variants: {
      nodes: [
        variant(1, '8×10 in', true),
        variant(2, '12×16 in', false),
        variant(3, '16×20 in', true),
      ],
    },
    ...changes,
  } as Product;
}

const NOW = Date.parse('2026-11-22T12:00:00Z');

describe('workSignup', () => {
  it('asks for the only size that is sold out', () => {
    const signup = workSignup(aPrint(), NOW)!;
    expect(signup.place).toEqual({
      source: 'stock',
      handle: 'ebb',
      title: 'Ebb in 12×16 in',
      item: '2',
    });
    expect(signup.heading.children).toBe('Tell me when 12×16 in is back');
    expect(signup.frame.open).toBeUndefined();
    expect(signup.sizes).toBeUndefined();
  });

  it('lets choose among several sold-out sizes', () => {
    const nodes = [variant(1, '8×10 in', true), variant(2, 'A', false), variant(3, 'B', false)];
    const signup = workSignup(aPrint({variants: {nodes}}), NOW)!;
    expect(signup.place).toEqual({source: 'stock', handle: 'ebb', title: 'Ebb'});
    expect(signup.sizes).toMatchObject({
      name: 'item',
      'aria-label': 'Size',
      children: [
        {value: 'gid://shopify/ProductVariant/2', children: 'A'},
        {value: 'gid://shopify/ProductVariant/3', children: 'B'},
      ],
    });
  });

  it('is open where nothing is left, also of a work without a choice', () => {
    const changes = {
      options: [{name: 'Title'}],
      variants: {nodes: [variant(1, 'Default Title', false)]},
    };
    expect(workSignup(aPrint(changes), NOW)).toMatchObject({
      frame: {open: true},
      heading: {children: 'Tell me when it is back'},
      place: {title: 'Ebb', item: '1'},
    });
  });

  it('is the specification’s form before a launch, whatever is sold out', () => {
    const changes = {launchAt: {value: '2026-12-01T10:00:00-04:00'}};
    expect(workSignup(aPrint(changes), NOW)).toMatchObject({
      as: ['section', 'h2'],
      heading: {children: 'Join the priority list'},
      button: 'Join the Priority List',
      place: {source: 'launch', item: 'gid://shopify/Product/7'},
    });
  });

  it.each([
    ['a print of which every size is there', {variants: {nodes: [variant(1, 'A', true)]}}],
    [
      'an original, which does not come back',
      {productType: 'Original Paintings', variants: {nodes: [variant(1, 'Default Title', false)]}},
    ],
  ])('is none for %s', (_, changes) => {
    expect(workSignup(aPrint(changes), NOW)).toBeNull();
  });
});
