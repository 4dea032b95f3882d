import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {agentsDocument} from '~/features/feeds/agents-document';
import {respondFeed} from '~/features/feeds/respond-feed';
import {contentUsageHeaders} from '~/lib/documents/content-usage';
import {loadSite} from '~/shop/site/load-site';

/** The shop for assistants, at the URL where Shopify's themes have such a document. */
export async function loader(args: LoaderFunctionArgs) {
  const {contentUsage} = await loadSite(args.context);
  const response = await respondFeed(args, 'text/markdown', agentsDocument);
  for (const [name, value] of Object.entries(contentUsageHeaders(contentUsage))) {
    response.headers.set(name, value);
  }
  return response;
}
