import {CacheNone} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {faultOf, type Health} from './health';

/** Shorter than for visitors: a monitor does not wait as long. */
const FUNCTION_TIMEOUT_MS = 3000;

/** The health of the services that the shop depends on, checked now. Never rejects. */
export async function checkHealth(
  context: AppLoadContext,
): Promise<Record<'storefront' | 'functions', Health>> {
  await Promise.all([
    // It records the result itself.
    context.storefront.safeQuery(HEALTH_QUERY, {cache: CacheNone()}),
    checkFunctions(context),
  ]);
  return {
    storefront: context.health.statusOf('storefront'),
    functions: context.health.statusOf('functions'),
  };
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
