import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {checkHealth} from '~/lib/observability/check-health.server';

/** The health of each service that the shop depends on, for uptime monitors. 503 when nothing can be sold. */
export async function loader({context}: LoaderFunctionArgs) {
  const {storefront, functions} = await checkHealth(context);
  const canSell = storefront.status !== 'failing';
  const status = !canSell ? 'failing' : functions.status === 'failing' ? 'degraded' : 'ok';
  return Response.json(
    {status, storefront, functions},
    {status: canSell ? 200 : 503, headers: {'X-Robots-Tag': 'noindex'}},
  );
}
