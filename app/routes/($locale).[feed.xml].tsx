import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {productsFeed} from '~/features/feeds/products-feed';
import {loadFeedProducts} from '~/features/feeds/queries';
import {shopNowMs} from '~/lib/clock';
import {respondDocument} from '~/lib/documents/document-response';
import {loadSite} from '~/shop/site/load-site';

/** The newest works, for feed readers. Every page links to it in its head. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {words} = context;
  const {origin} = new URL(request.url);
  return respondDocument(context, 'application/atom+xml', async () => {
    const [works, {site}] = await Promise.all([loadFeedProducts(context), loadSite(context)]);
    return productsFeed(words, works, origin, shopNowMs(context.clockOffsetMs), site);
  });
}
