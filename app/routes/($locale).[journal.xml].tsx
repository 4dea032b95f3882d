import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {journalFeed} from '~/features/journal/journal-feed';
import {loadNewestArticles} from '~/features/journal/load-journal';
import {respondDocument} from '~/lib/documents/document-response';
import {requireLanguage} from '~/lib/language/require-language.server';

/** The journal, for feed readers. Its pages link to it in their head. */
export async function loader(args: LoaderFunctionArgs) {
  await requireLanguage(args);
  const {context, request} = args;
  const {words} = context;
  const {origin} = new URL(request.url);
  return respondDocument(context, 'application/atom+xml', async () => {
    const articles = await loadNewestArticles(context);
    return journalFeed(words, articles, origin, context.nowMs);
  });
}
