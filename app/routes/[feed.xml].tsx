import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {SITE} from '#contracts/site';
import {loadNewestProducts} from '~/features/feeds/iterate-products';
import {FEED_LENGTH, productsFeed} from '~/features/feeds/products-feed';
import {shopNowMs} from '~/lib/clock';
import {respondDocumentFailed, documentHeaders} from '~/lib/documents/document-response';
import {loadSite} from '~/shop/site/load-site';

/** The newest works, for feed readers; every page links to it in its head. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {origin} = new URL(request.url);
  try {
    const [works, {own}] = await Promise.all([
      loadNewestProducts(context, FEED_LENGTH),
      loadSite(context),
    ]);
    const nowMs = shopNowMs(context.clockOffsetMs);
    return new Response(productsFeed(works, origin, nowMs, {...SITE, ...own}), {
      headers: documentHeaders(context, 'application/atom+xml'),
    });
  } catch (error) {
    return respondDocumentFailed(error);
  }
}
