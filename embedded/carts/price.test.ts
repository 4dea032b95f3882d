import {describe, expect, it} from 'vitest';
import {aCatalogue, aProduct, aVariant} from '../storefront/testing/sample-catalogue';
import {SHOP} from '../seed/shop';
import {aCart, aLine} from '../testing/cart-builders';
import {priceCart} from './price';

const small = aVariant({priceCents: 3333, title: 'Small'});
const large = aVariant({priceCents: 10001, title: 'Large'});
const shop = {
  ...SHOP,
  discountCodes: [
    {id: 'gid://shopify/DiscountCodeNode/1', code: 'SPRING', percent: 10},
    {id: 'gid://shopify/DiscountCodeNode/2', code: 'MOST', percent: 95},
  ],
};
const catalogue = aCatalogue([aProduct({title: 'Sea', variants: [small, large]})], {shop});

const cartOf = (quantities: Record<string, number>, discountCodes: string[] = []) =>
  aCart({
    lines: Object.entries(quantities).map(([id, quantity]) => aLine(id, quantity)),
    discountCodes,
  });

describe('the price of a cart', () => {
  it('leaves out an unknown variant and a line of quantity 0', () => {
    const cart = cartOf({'gid://shopify/ProductVariant/404': 1, [small.id]: 0, [large.id]: 1});
    expect(priceCart(cart, catalogue)).toMatchObject({subtotalCents: 10001, lines: [{}]});
  });

  it('never takes more than the sum', () => {
    const price = priceCart(cartOf({[small.id]: 1}, ['SPRING', 'MOST']), catalogue);
    expect(price.totalCents).toBe(0);
    expect(price.discountCodes.map(({cents}) => cents)).toEqual([333, 3000]);
  });
});
