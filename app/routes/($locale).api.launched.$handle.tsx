import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {arePricesHidden} from '~/shop/product/hidden-prices';
import {loadProduct} from '~/features/product/load-product-page';
import {requireLanguage} from '~/lib/language/require-language.server';

/**
 * Returns a product with its prices, for a page that was open at its launch; null while prices are hidden, when the
 * product doesn't exist and when the storefront fails. The storefront's response comes from the worker's cache, however
 * many visitors request it.
 */
export async function loader(args: LoaderFunctionArgs) {
  await requireLanguage(args);
  const {context, params} = args;
  const {product, notice} = await loadProduct(context, params.handle ?? '');
  const isShown = product && !notice && !arePricesHidden(product, product.renderedAtMs);
  return Response.json(isShown ? product : null);
}
