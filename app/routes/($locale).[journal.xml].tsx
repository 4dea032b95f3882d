import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {journalFeed} from '~/features/journal/journal-feed';
import {loadNewestArticles} from '~/features/journal/load-journal';
import {respondDocument} from '~/lib/documents/document-response';

/** The journal, for feed readers. Its pages link to it in their head. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {words} = context;
  const {origin} = new URL(request.url);
  return respondDocument(context, 'application/atom+xml', async () => {
    const articles = await loadNewestArticles(context);
    return journalFeed(words, articles, origin, context.nowMs);
  });
}
