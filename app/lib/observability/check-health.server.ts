import {CacheNone} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {faultOf, type Health, type Upstream} from './health';

/** Who asks whether the shop is well does not wait as long as a visitor. */
const FUNCTION_TIMEOUT_MS = 3000;

/** For so long nobody is asked again, unless caches are off: anybody may ask us, and we ask others. */
const KNOWN_FOR_MS = 2000;

export type ShopHealth = Record<Exclude<Upstream, 'storage'>, Health>;

let askedAtMs = 0;

/** How those are whom the shop depends on, asked now unless they were asked just before. Never rejects. */
export async function checkHealth(context: AppLoadContext): Promise<ShopHealth> {
  if (!context.pagesMayBeStored || Date.now() - askedAtMs >= KNOWN_FOR_MS) {
    askedAtMs = Date.now();
    await Promise.all([askStorefront(context), askFunctions(context)]);
  }
  return {storefront: context.health.of('storefront'), functions: context.health.of('functions')};
}

/** The health memory hears of every query by itself. */
function askStorefront(context: AppLoadContext) {
  return context.storefront.safeQuery(HEALTH_QUERY, {cache: CacheNone()});
}

/** A preflight wakes a function and stores nothing. */
async function askFunctions({env, watch}: AppLoadContext): Promise<void> {
  const end = watch.begin('functions');
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
