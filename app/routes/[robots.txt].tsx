import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {respondDocument} from '~/lib/documents/document-response';
import {robotsText} from '~/lib/documents/robots';
import {loadSite} from '~/shop/site/load-site';

export function loader({context, request}: LoaderFunctionArgs) {
  const {origin} = new URL(request.url);
  return respondDocument(context, 'text/plain', async () =>
    robotsText(origin, (await loadSite(context)).contentUsage),
  );
}
