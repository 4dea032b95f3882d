import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {SITE} from '#contracts/site';
import {merchantFeed} from '~/features/feeds/merchant-feed';
import {iterateFeedProducts} from '~/features/feeds/iterate-products';
import {shopNowMs} from '~/lib/clock';
import {streamDocument} from '~/lib/documents/document-response';
import {loadSite} from '~/shop/site/load-site';

/** The product feed for Google Merchant Center; its address is entered there. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {origin} = new URL(request.url);
  const {own} = await loadSite(context);
  const nowMs = shopNowMs(context.clockOffsetMs);
  const feed = merchantFeed(iterateFeedProducts(context), origin, nowMs, {...SITE, ...own});
  return streamDocument(context, 'application/xml', feed);
}
