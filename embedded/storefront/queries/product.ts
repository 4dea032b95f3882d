import type {
  QueryRootProductArgs,
  QueryRootProductByHandleArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {Product} from '../../catalogue/types';
import type {StorefrontContext} from '../context';
import {productSource} from '../schema/product-sources';
import type {ResolversOf} from '../schema/resolvers-of';

function findProduct(
  {id, handle}: QueryRootProductArgs,
  {catalogue}: StorefrontContext,
): Product | null {
  if (id) return catalogue.productById(id);
  return handle ? catalogue.productByHandle(handle) : null;
}

/** `product` and the deprecated `productByHandle`: one product by its id or handle. */
export const productQueries: ResolversOf<unknown> = {
  product: (_root, args: QueryRootProductArgs, context) => {
    const product = findProduct(args, context);
    return product && productSource(product);
  },
  productByHandle: (_root, {handle}: QueryRootProductByHandleArgs, context) => {
    const product = findProduct({handle}, context);
    return product && productSource(product);
  },
};
