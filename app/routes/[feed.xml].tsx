import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadNewestProducts} from '~/features/feeds/iterate-products';
import {FEED_LENGTH, productsFeed} from '~/features/feeds/products-feed';
import {shopNowMs} from '~/lib/clock';
import {respondDocumentFailed, documentHeaders} from '~/lib/documents/document-response';

/** The newest works, for feed readers; every page links to it in its head. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {origin} = new URL(request.url);
  try {
    const works = await loadNewestProducts(context, FEED_LENGTH);
    return new Response(productsFeed(works, origin, shopNowMs(context.clockOffsetMs)), {
      headers: documentHeaders(context, 'application/atom+xml'),
    });
  } catch (error) {
    return respondDocumentFailed(error);
  }
}
