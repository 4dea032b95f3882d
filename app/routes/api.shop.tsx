import {getShopAnalytics} from '@shopify/hydrogen';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {trackingSettings} from '~/lib/analytics/tracking-settings';

/** What Shopify's analytics want to know of the shop; asked for by browsers whose visitor agreed. 404 where it measures nothing. */
export async function loader({context}: LoaderFunctionArgs) {
  const {env, storefront} = context;
  if (!trackingSettings(env)?.shopify) return new Response('Not Found', {status: 404});
  const shop = await getShopAnalytics({
    storefront,
    publicStorefrontId: env.PUBLIC_STOREFRONT_ID ?? '0',
  });
  return Response.json(shop, {headers: {'Cache-Control': 'public, max-age=3600'}});
}
