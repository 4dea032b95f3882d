import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {merchantFeed} from '~/features/feeds/merchant-feed';
import {iterateFeedProducts} from '~/features/feeds/iterate-products';
import {shopNowMs} from '~/lib/clock';
import {streamDocument} from '~/lib/documents/document-response';

/** The product feed for Google Merchant Center; its address is entered there. */
export function loader({context, request}: LoaderFunctionArgs) {
  const {origin} = new URL(request.url);
  const nowMs = shopNowMs(context.clockOffsetMs);
  const feed = merchantFeed(iterateFeedProducts(context), origin, nowMs);
  return streamDocument(context, 'application/xml', feed);
}
