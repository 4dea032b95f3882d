import type {ProductPageFragment} from 'storefrontapi.generated';
import {isOriginal} from './availability';

type Variant = ProductPageFragment['variants']['nodes'][number];

/** A product as its page receives it: the price of what is sold by enquiry alone never leaves the server. */
export type VisibleProduct = Omit<ProductPageFragment, 'variants'> & {
  variants: {nodes: (Omit<Variant, 'price'> & {price: Variant['price'] | null})[]};
};

/** Leaves out an original's prices: they are given on request (specification, section 2). */
export function withoutHiddenPrices(product: ProductPageFragment): VisibleProduct {
  if (!isOriginal(product)) return product;
  const nodes = product.variants.nodes.map((variant) => ({...variant, price: null}));
  return {...product, variants: {nodes}};
}
