import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {agentsDocument} from '~/features/feeds/agents-document';
import {loadFeedProducts} from '~/features/feeds/queries';
import {shopNowMs} from '~/lib/clock';
import {contentUsageHeaders} from '~/lib/documents/content-usage';
import {respondDocument} from '~/lib/documents/document-response';
import {loadSite} from '~/shop/site/load-site';

/** The shop for assistants, at the address where Shopify's themes have such a document. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {words} = context;
  const {origin} = new URL(request.url);
  const {site, contentUsage} = await loadSite(context);
  const response = await respondDocument(context, 'text/markdown', async () =>
    agentsDocument(
      words,
      await loadFeedProducts(context),
      origin,
      shopNowMs(context.clockOffsetMs),
      site,
    ),
  );
  for (const [name, value] of Object.entries(contentUsageHeaders(contentUsage))) {
    response.headers.set(name, value);
  }
  return response;
}
