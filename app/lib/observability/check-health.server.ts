import {CacheNone} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {faultOf, type Health, type Upstream} from './health';

/** Shorter than for visitors: a monitor does not wait as long. */
const FUNCTION_TIMEOUT_MS = 3000;

/** How long a result is reused, unless caches are off: the route is public, and each check sends requests. */
const REUSED_FOR_MS = 2000;

export type ShopHealth = Record<Upstream, Health>;

let checkedAtMs = 0;

/**
 * The health of the services that the shop depends on, checked now unless they were checked just before. Never rejects.
 */
export async function checkHealth(context: AppLoadContext): Promise<ShopHealth> {
  if (!context.pagesMayBeStored || Date.now() - checkedAtMs >= REUSED_FOR_MS) {
    checkedAtMs = Date.now();
    await Promise.all([checkStorefront(context), checkFunctions(context)]);
  }
  return {
    storefront: context.health.statusOf('storefront'),
    functions: context.health.statusOf('functions'),
  };
}

/** `safeQuery` records the result itself. */
function checkStorefront(context: AppLoadContext) {
  return context.storefront.safeQuery(HEALTH_QUERY, {cache: CacheNone()});
}

/** A preflight request starts a function and stores nothing. */
async function checkFunctions({env, requestLog}: AppLoadContext): Promise<void> {
  const end = requestLog.begin('functions');
  try {
    const {ok, status} = await fetch(
      new URL('/functions/v1/contact-form-submit', env.SUPABASE_URL),
      {method: 'OPTIONS', signal: AbortSignal.timeout(FUNCTION_TIMEOUT_MS)},
    );
    end({status, ...(!ok && {fault: 'http'})});
  } catch (error) {
    end({status: null, fault: faultOf(error)});
  }
}

const HEALTH_QUERY = `#graphql
  query Health($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop {
      name
    }
  }
` as const;
