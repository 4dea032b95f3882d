import type {AppLoadContext} from '@shopify/remix-oxygen';
import {visibleProduct} from '~/shop/product/hidden-prices';
import {shopNowMs} from '~/lib/clock';
import {localPath} from '~/lib/language/local-path';
import {nextLaunchMs} from '~/shop/launch/launch';
import {findRedirect} from '~/lib/redirects/find-redirect.server';
import {loadSite} from '~/shop/site/load-site';
import {productDetails} from './product-details';
import {productTerms} from './product-terms';
import {loadEarlyAccess, loadProduct} from './queries';
import {relatedWorks} from './related-works';

/**
 * What a product's page says of it; the product is null when there is none, or with a notice. Throws the redirect of an address
 * that has no product.
 */
export async function loadProductPage(context: AppLoadContext, request: Request, handle: string) {
  const [loaded, {deliveryTimes, sellsOtherSizes}] = await Promise.all([
    loadProduct(context, handle),
    loadSite(context),
  ]);
  const {product, stock, relations, writing, recommended, notice} = loaded;
  const redirection = product || notice ? null : await findRedirect(context, request);
  if (redirection) throw redirection;
  const renderedAtMs = shopNowMs(context.clockOffsetMs);
  return {
    product: product && visibleProduct(product, renderedAtMs),
    details: product
      ? [...productDetails(product, stock), ...(relations ? relatedWorks(relations) : [])]
      : [],
    terms: product ? productTerms(product, deliveryTimes, renderedAtMs) : [],
    writing,
    recommended,
    sellsOtherSizes,
    address: pageAddress(request, handle),
    renderedAtMs,
    endsAtMs: nextLaunchMs(product ? [product, ...recommended] : [], renderedAtMs),
    notice,
  };
}

/** The same for early access, which knows the prices; the product is null also with the wrong key. */
export async function loadEarlyAccessPage(
  context: AppLoadContext,
  request: Request,
  {handle, key}: {handle: string; key: string},
) {
  const [{product, writing, notice}, {deliveryTimes}] = await Promise.all([
    loadEarlyAccess(context, handle, key),
    loadSite(context),
  ]);
  const renderedAtMs = shopNowMs(context.clockOffsetMs);
  return {
    product,
    details: product ? productDetails(product) : [],
    terms: product ? productTerms(product, deliveryTimes, renderedAtMs) : [],
    writing,
    address: pageAddress(request, handle),
    renderedAtMs,
    endsAtMs: nextLaunchMs(product ? [product] : [], renderedAtMs),
    notice,
  };
}

/** The absolute address of the product's page. */
function pageAddress(request: Request, handle: string): string {
  return new URL(localPath(`/product/${handle}`), request.url).href;
}
