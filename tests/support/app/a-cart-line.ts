import type {CartLineItem} from '~/shop/cart/cart';

/** One copy of the variant with that number, at CAD $45. */
export function aCartLine(number: number, changes: Partial<CartLineItem> = {}): CartLineItem {
  return {
    product: {title: 'First Light', handle: 'first-light', images: []},
    variantId: variantId(number),
    variantTitle: '8×10 in',
    price: {amount: '45.0', currencyCode: 'CAD'},
    quantity: 1,
    selectedOptions: [{name: 'Size', value: '8×10 in'}],
    ...changes,
  };
}

export const variantId = (number: number) => `gid://shopify/ProductVariant/${number}`;
