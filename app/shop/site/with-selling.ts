import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Selling} from '~/shop/product/availability';
import {loadSite} from './load-site';

/** The products with the artist's setting, which `saleState` and `leadingVariant` read. */
export async function withSelling<Product>(
  context: AppLoadContext,
  products: readonly Product[],
): Promise<(Product & Selling)[]> {
  const {sellsOtherSizes} = await loadSite(context);
  return products.map((product) => ({...product, sellsOtherSizes}));
}
