import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {journalFeed, JOURNAL_FEED_LENGTH} from '~/features/journal/journal-feed';
import {loadNewestArticles} from '~/features/journal/queries';
import {shopNowMs} from '~/lib/clock';
import {documentHeaders, respondDocumentFailed} from '~/lib/documents/document-response';

/** The journal for feed readers; its pages link to it in their head. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {origin} = new URL(request.url);
  try {
    const articles = await loadNewestArticles(context, JOURNAL_FEED_LENGTH);
    return new Response(journalFeed(articles, origin, shopNowMs(context.clockOffsetMs)), {
      headers: documentHeaders(context, 'application/atom+xml'),
    });
  } catch (error) {
    return respondDocumentFailed(error);
  }
}
