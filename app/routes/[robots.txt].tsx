import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {respondDocument} from '~/lib/documents/document-response';
import {robotsText} from '~/lib/documents/robots';
import {loadSite} from '~/shop/site/load-site';

export async function loader({context, request}: LoaderFunctionArgs) {
  const {origin} = new URL(request.url);
  const {contentUsage, notice} = await loadSite(context);
  return respondDocument({isCacheOn: context.isCacheOn && !notice}, 'text/plain', async () =>
    robotsText(origin, contentUsage),
  );
}
