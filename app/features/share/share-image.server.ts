import type {AppLoadContext} from '@shopify/remix-oxygen';
import {shareRendition} from '~/lib/cdn-image';
import {shareUrl, shareCard} from '~/shop/share/share-card';
import {PRODUCT_PAGE_FRAGMENT} from '~/shop/product/fragments';
import {defaultShareImage} from '~/shop/seo/page-meta';
import {loadSite} from '~/shop/site/load-site';
import {drawCard} from './draw-card.server';

/**
 * The share picture of a product, at the URL whose `v` matches the product's current state. Oxygen's full-page cache
 * stores it for a year. Any other URL redirects there, so that visitors can't fill the cache with arbitrary URLs. If
 * drawing fails or times out, it redirects to the plain picture.
 */
export async function respondShareImage(
  context: AppLoadContext,
  request: Request,
  handle: string,
): Promise<Response> {
  const {words} = context;
  const url = new URL(request.url);
  const [{data, notice}, {sellsOtherSizes}] = await Promise.all([
    context.storefront.safeQuery(SHARE_PRODUCT_QUERY, {
      variables: {handle},
    }),
    loadSite(context),
  ]);
  const product = data?.product;
  if (!product && !notice) return new Response('There is no such work', {status: 404});
  const picture = product?.images.nodes[0];
  const card = product && shareCard(words, {...product, sellsOtherSizes}, context.nowMs);
  if (!product || !picture || !card)
    return redirectTo(new URL(defaultShareImage(words).url, url), context);

  // Compares all of it: a handle can be encoded in several ways, and other parameters can have any value.
  const address = new URL(shareUrl(words, product.handle, card), url);
  if (url.href !== address.href) return redirectTo(address, context);

  const drawn = await drawCard(context, card);
  if (!drawn) return redirectTo(new URL(shareRendition(picture).url), context);
  return new Response(drawn, {
    headers: {
      'Content-Type': 'image/jpeg',
      ETag: `W/"${address.searchParams.get('v')}"`,
      // Other sites may embed it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': context.isCacheOn ? 'public, max-age=31536000, immutable' : 'no-store',
    },
  });
}

/** Networks may cache the redirect for a minute. */
function redirectTo({href}: URL, {isCacheOn}: Pick<AppLoadContext, 'isCacheOn'>): Response {
  return new Response(null, {
    status: 302,
    headers: {
      Location: href,
      'Cache-Control': isCacheOn ? 'public, max-age=60' : 'no-store',
    },
  });
}

/** The same data as the product page, so that both produce the same card. */
const SHARE_PRODUCT_QUERY = `#graphql
  query ShareProduct($country: CountryCode, $language: LanguageCode, $handle: String!)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      ...ProductPage
    }
  }
  ${PRODUCT_PAGE_FRAGMENT}
` as const;
