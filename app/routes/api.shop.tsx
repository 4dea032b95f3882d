import {getShopAnalytics} from '@shopify/hydrogen';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {trackingSettings} from '~/lib/analytics/tracking-settings';
import {timeoutMs} from '~/lib/env.server';
import {STOREFRONT_TIMEOUT_MS} from '~/lib/storefront/safe-query';
import {withTimeLimit} from '~/lib/storefront/time-limit';
import {logFailure} from '~/lib/observability/log';

/**
 * What Shopify's analytics want to know of the shop; asked for by browsers whose visitor agreed. 404 where it measures
 * nothing, 503 where Shopify does not say.
 */
export async function loader({context}: LoaderFunctionArgs) {
  const {env, storefront} = context;
  if (!trackingSettings(env)?.shopify) return new Response('Not Found', {status: 404});
  try {
    const shop = await withTimeLimit(
      getShopAnalytics({storefront, publicStorefrontId: env.PUBLIC_STOREFRONT_ID ?? '0'}),
      timeoutMs(env, STOREFRONT_TIMEOUT_MS),
    );
    return Response.json(shop, {headers: {'Cache-Control': 'public, max-age=3600'}});
  } catch (error) {
    logFailure('shop analytics', error, context.watch.id);
    return new Response('Unavailable', {status: 503, headers: {'Cache-Control': 'no-store'}});
  }
}
