import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Money} from '~/lib/money';
import {loadSite} from '~/shop/site/load-site';

/**
 * The prices in US dollars by variant, at Shopify's own rate; none when the store's market of the United States has
 * Canadian dollars, or when the storefront fails.
 */
export async function loadUsPrices(
  context: AppLoadContext,
  handle: string,
): Promise<Record<string, Money>> {
  const {hasUsDollars} = await loadSite(context);
  if (!hasUsDollars) return {};
  const {data} = await context.storefront.safeQuery(US_PRICES_QUERY, {
    variables: {handle, country: 'US'},
  });
  const variants = data?.product?.variants.nodes ?? [];
  return Object.fromEntries(
    variants.flatMap(({id, price}) => (price.currencyCode === 'USD' ? [[id, price]] : [])),
  );
}

const US_PRICES_QUERY = `#graphql
  query UsPrices($country: CountryCode, $language: LanguageCode, $handle: String!)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      variants(first: 10) {
        nodes {
          id
          price {
            amount
            currencyCode
          }
        }
      }
    }
  }
` as const;
