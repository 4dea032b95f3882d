import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Notice} from '~/lib/notice';
import {CacheCatalogue} from '~/lib/storefront/caching';
import {loadOwnWords} from '~/lib/storefront/own-words';
import {readDesk, type Desk} from './desk';

/** Loads what the artist says of her desk. The notice is for the page's caching only. */
export async function loadDesk(
  context: AppLoadContext,
): Promise<{desk: Desk | undefined; notice: Notice | null}> {
  const {data, notice} = await loadOwnWords(
    context.storefront.safeQuery(COMMISSION_DESK_QUERY, {
      mayFail: ['desk'],
      cache: CacheCatalogue(),
    }),
  );
  return {desk: readDesk(data?.desk), notice};
}

const COMMISSION_DESK_QUERY = `#graphql
  query CommissionDesk($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    desk: metaobject(handle: {type: "commission_desk", handle: "commission-desk"}) {
      state: field(key: "state") {
        value
      }
      note: field(key: "note") {
        value
      }
      prices: field(key: "price_guide") {
        references(first: 20) {
          nodes {
            __typename
            ... on Metaobject {
              size: field(key: "size") {
                value
              }
              price: field(key: "price") {
                value
              }
            }
          }
        }
      }
    }
  }
` as const;
