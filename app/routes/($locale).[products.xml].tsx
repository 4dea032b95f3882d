import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {feedRows} from '~/features/feeds/feed-rows';
import {merchantFeed} from '~/features/feeds/merchant-feed';
import {loadFeedProducts} from '~/features/feeds/queries';
import {shopNowMs} from '~/lib/clock';
import {respondDocument} from '~/lib/documents/document-response';
import {loadSite} from '~/shop/site/load-site';

/** The product feed for Google Merchant Center, where the artist enters its URL. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {words} = context;
  const {origin} = new URL(request.url);
  return respondDocument(context, 'application/xml', async () => {
    const [works, {site}] = await Promise.all([loadFeedProducts(context), loadSite(context)]);
    const rows = feedRows(words, works, origin, shopNowMs(context.clockOffsetMs));
    return merchantFeed(words, rows, origin, site);
  });
}
