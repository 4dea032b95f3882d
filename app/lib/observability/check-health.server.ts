import {CacheNone} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {faultOf} from './request-log';

/** Shorter than for visitors, because a monitor doesn't wait as long. */
const FUNCTION_TIMEOUT_MS = 3000;

interface Health {
  status: 'ok' | 'failing';
}

/** Checks the health of the services that the shop depends on. Never rejects. */
export async function checkHealth(
  context: AppLoadContext,
): Promise<Record<'storefront' | 'functions', Health>> {
  const [storefront, functions] = await Promise.all([
    context.storefront.safeQuery(HEALTH_QUERY, {cache: CacheNone()}),
    askFunctions(context),
  ]);
  return {storefront: healthOf(storefront), functions: healthOf(functions)};
}

function healthOf({ok}: {ok: boolean}): Health {
  return {status: ok ? 'ok' : 'failing'};
}

/** A function answers a GET with 405 and stores nothing. The gateway answers 404 for one that isn't deployed. */
async function askFunctions({env, requestLog}: AppLoadContext): Promise<{ok: boolean}> {
  const end = requestLog.begin('functions');
  try {
    const {status} = await fetch(new URL('/functions/v1/contact-form-submit', env.SUPABASE_URL), {
      signal: AbortSignal.timeout(FUNCTION_TIMEOUT_MS),
    });
    const ok = status === 405;
    end({status, ...(!ok && {fault: 'http'})});
    return {ok};
  } catch (error) {
    end({status: null, fault: faultOf(error)});
    return {ok: false};
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
