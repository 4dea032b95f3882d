import {CacheLong, type ShopAnalytics} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';

/**
 * The shop as Shopify's analytics want it; null when the storefront fails. Hydrogen's `getShopAnalytics` asks the same, but its
 * call has no timeout and is in neither log, health nor breaker.
 */
export async function loadShop({
  env,
  storefront,
}: Pick<AppLoadContext, 'env' | 'storefront'>): Promise<ShopAnalytics | null> {
  const {data} = await storefront.safeQuery(SHOP_QUERY, {cache: CacheLong()});
  if (!data) return null;
  const {shop, localization} = data;
  return {
    shopId: shop.id,
    acceptedLanguage: localization.language.isoCode,
    currency: localization.country.currency.isoCode,
    hydrogenSubchannelId: env.PUBLIC_STOREFRONT_ID ?? '0',
  };
}

const SHOP_QUERY = `#graphql
  query ShopAnalytics($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop {
      id
    }
    localization {
      country {
        currency {
          isoCode
        }
      }
      language {
        isoCode
      }
    }
  }
` as const;
