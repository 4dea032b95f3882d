import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadShop} from '~/lib/analytics/load-shop.server';
import {trackingSettings} from '~/lib/analytics/tracking-settings';

/**
 * The shop's data for Shopify's analytics, requested by browsers after consent. 404 where Shopify's analytics are not
 * configured, 503 when the storefront fails.
 */
export async function loader({context}: LoaderFunctionArgs) {
  if (!trackingSettings(context.env)?.shopify) return new Response('Not Found', {status: 404});
  const shop = await loadShop(context);
  if (shop) return Response.json(shop, {headers: {'Cache-Control': 'public, max-age=3600'}});
  return new Response('Unavailable', {status: 503, headers: {'Cache-Control': 'no-store'}});
}
