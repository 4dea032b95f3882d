import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {checkHealth} from '~/lib/observability/check-health.server';

/** For whoever watches the shop: how those are whom it depends on, and since when they fail. 503 where nothing can be sold. */
export async function loader({context}: LoaderFunctionArgs) {
  const {storefront, functions} = await checkHealth(context);
  const canSell = storefront.status !== 'failing';
  const status = !canSell ? 'failing' : functions.status === 'failing' ? 'degraded' : 'ok';
  return Response.json(
    {status, storefront, functions},
    {
      status: canSell ? 200 : 503,
      headers: {'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex'},
    },
  );
}
