import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadNewestWorks} from '~/features/feeds/iterate-products';
import {WORKS_IN_FEED, worksFeed} from '~/features/feeds/products-feed';
import {shopNowMs} from '~/lib/clock';
import {respondDocumentFailed, documentHeaders} from '~/lib/documents/document-response';

/** The newest works, for feed readers; every page links to it in its head. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {origin} = new URL(request.url);
  try {
    const works = await loadNewestWorks(context, WORKS_IN_FEED);
    return new Response(worksFeed(works, origin, shopNowMs(context.clockOffsetMs)), {
      headers: documentHeaders(context, 'application/atom+xml'),
    });
  } catch (error) {
    return respondDocumentFailed(error);
  }
}
