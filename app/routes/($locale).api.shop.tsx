import {getShopAnalytics} from '@shopify/hydrogen';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {withTimeLimit} from '#contracts/time/time-limit';
import {trackingSettings} from '~/lib/analytics/tracking-settings';
import {requireLanguage} from '~/lib/language/require-language.server';
import {logFailure} from '~/lib/observability/log';
import {STOREFRONT_TIMEOUT_MS} from '~/lib/storefront/send-query';

/**
 * The shop's data for Shopify's analytics, which browsers request after consent. 404 when Shopify's analytics aren't
 * configured, 503 when the storefront fails.
 */
export async function loader(args: LoaderFunctionArgs) {
  await requireLanguage(args);
  const {env, storefront, requestLog} = args.context;
  if (!trackingSettings(env)?.shopify) return new Response('Not Found', {status: 404});
  const query = getShopAnalytics({storefront, publicStorefrontId: env.PUBLIC_STOREFRONT_ID!});
  try {
    const shop = await withTimeLimit(query, STOREFRONT_TIMEOUT_MS);
    return Response.json(shop, {headers: {'Cache-Control': 'public, max-age=3600'}});
  } catch (error) {
    logFailure('shop analytics', error, requestLog.id);
    return new Response('Unavailable', {status: 503});
  }
}
