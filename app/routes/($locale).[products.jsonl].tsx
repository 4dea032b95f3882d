import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {feedRows} from '~/features/feeds/feed-rows';
import {openAiFeed} from '~/features/feeds/openai-feed';
import {loadFeedProducts} from '~/features/feeds/queries';
import {shopNowMs} from '~/lib/clock';
import {respondDocument} from '~/lib/documents/document-response';
import {loadSite} from '~/shop/site/load-site';

/** The product feed for ChatGPT, which the artist registers with OpenAI. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {words} = context;
  const {origin} = new URL(request.url);
  return respondDocument(context, 'application/jsonl', async () => {
    const [works, {site}] = await Promise.all([loadFeedProducts(context), loadSite(context)]);
    const rows = feedRows(words, works, origin, shopNowMs(context.clockOffsetMs));
    return openAiFeed(words, rows, origin, site);
  });
}
