import type {AppLoadContext} from '@shopify/remix-oxygen';
import {visibleCards, type VisibleCard} from '~/shop/card/card';
import {collapseTitles} from '~/shop/collection/collapse-titles';
import {PRODUCT_CARD_FRAGMENT} from '~/shop/product/fragments';
import {loadShop} from '~/shop/site/load-shop';

const MAX_WORKS = 4;

/** Loads the newest works that share a tag with a journal entry, each title once. Omits works that fail to load. */
export async function loadTaggedWorks(
  context: AppLoadContext,
  tags: readonly string[],
): Promise<VisibleCard[]> {
  if (tags.length === 0) return [];
  const [{data}, shop] = await Promise.all([
    context.storefront.queryWithLang(JOURNAL_WORKS_QUERY, {variables: {search: tagSearch(tags)}}),
    loadShop(context),
  ]);
  const works = collapseTitles(data?.products.nodes ?? []).slice(0, MAX_WORKS);
  return visibleCards(shop, works);
}

/** In Shopify's search syntax: https://shopify.dev/docs/api/usage/search-syntax */
export function tagSearch(tags: readonly string[]): string {
  return tags.map((tag) => `tag:"${tag.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(' OR ');
}

const JOURNAL_WORKS_QUERY = `#graphql
  query JournalWorks($country: CountryCode, $language: LanguageCode, $search: String!)
  @inContext(country: $country, language: $language) {
    products(first: 8, query: $search, sortKey: CREATED_AT, reverse: true) {
      nodes {
        ...ProductCard
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;
