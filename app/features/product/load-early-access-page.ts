import {redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import type {ProductPageFragment} from 'storefrontapi.generated';
import {localPath, pageUrl} from '~/lib/language/local-path';
import {findRedirect} from '~/lib/redirects/find-redirect.server';
import {isOnlyAnnounced, nextLaunchMs} from '~/shop/launch/launch';
import {launchDate} from '~/shop/launch/launch-date';
import {opensEarlyAccess} from '~/shop/product/early-access';
import {EARLY_ACCESS_FRAGMENT, PRODUCT_PAGE_FRAGMENT} from '~/shop/product/fragments';
import {productPath} from '~/shop/paths';
import {loadShop} from '~/shop/site/load-shop';
import {readStoredProduct} from './load-product-page';

/**
 * The data of an early-access page, which knows the prices. The product is also null when the key is wrong. The result
 * never contains the store's key. Throws the redirect of a renamed work. Before early access begins, throws a redirect to
 * the product's page, which has the countdown.
 */
export async function loadEarlyAccessPage(
  context: AppLoadContext,
  request: Request,
  {handle, key}: {handle: string; key: string},
) {
  const [{data, notice}, shop] = await Promise.all([
    context.storefront.queryWithLang(EARLY_ACCESS_QUERY, {variables: {handle}}),
    loadShop(context),
  ]);
  const {words, nowMs} = shop;
  const found = data?.product;
  if (data && !found && !notice) {
    const redirection = await findRedirect(context, request);
    if (redirection) throw redirection;
  }
  let opened: ProductPageFragment | null = null;
  if (found) {
    const {earlyAccessAt, earlyAccessKey, ...stored} = found;
    if (opensEarlyAccess({earlyAccessKey}, key)) {
      if (isOnlyAnnounced({...stored, earlyAccessAt}, nowMs)) {
        throw redirect(localPath(words, productPath(stored.handle)));
      }
      opened = stored;
    }
  }
  const {product, writing} = readStoredProduct(shop, opened);
  return {
    product: product && {
      ...product,
      launchDate: launchDate(words, product, nowMs),
      renderedAtMs: nowMs,
    },
    writing,
    address: pageUrl(words, new URL(request.url).origin, productPath(handle)),
    endsAtMs: nextLaunchMs(product ? [product] : [], nowMs),
    // With another key, the product doesn't exist, whatever else failed.
    notice: found && !product ? null : notice,
  };
}

const EARLY_ACCESS_QUERY = `#graphql
  query EarlyAccess($country: CountryCode, $language: LanguageCode, $handle: String!)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      ...ProductPage
      ...EarlyAccess
    }
  }
  ${PRODUCT_PAGE_FRAGMENT}
  ${EARLY_ACCESS_FRAGMENT}
` as const;
