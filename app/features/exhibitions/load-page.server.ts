import type {AppLoadContext} from '@shopify/remix-oxygen';
import {shopNowMs} from '~/lib/clock';
import {CacheCatalogue} from '~/lib/storefront/caching';
import {visibleCard, type VisibleCard} from '~/shop/card/visible-card';
import type {Exhibition} from '~/shop/exhibition/exhibition';
import {loadExhibitions} from '~/shop/exhibition/load-exhibitions';
import {nextLaunchMs} from '~/shop/launch/launch';
import {PRODUCT_CARD_FRAGMENT} from '~/shop/product/fragments';
import {loadSite} from '~/shop/site/load-site';

/** An exhibition with the cards of its works. Past ones have none. */
export type ShownExhibition = Exhibition & {works: VisibleCard[]};

/** The exhibitions with their works. When the storefront fails, there's a notice. */
export async function loadExhibitionsPage(context: AppLoadContext) {
  const {exhibitions, notice} = await loadExhibitions(context);
  const ids = exhibitions.flatMap(({state, workIds}) => (state === 'past' ? [] : workIds));
  const cards = await loadCards(context, [...new Set(ids)]);
  const renderedAtMs = shopNowMs(context.clockOffsetMs);
  return {
    exhibitions: exhibitions.map((exhibition): ShownExhibition => {
      const shown = exhibition.state === 'past' ? [] : exhibition.workIds;
      return {...exhibition, works: shown.flatMap((id) => cards.works.get(id) ?? [])};
    }),
    renderedAtMs,
    endsAtMs: nextLaunchMs([...cards.works.values()], renderedAtMs),
    notice: notice ?? cards.notice,
  };
}

/** The cards of the works by id. Omits works that are gone. */
async function loadCards(context: AppLoadContext, ids: string[]) {
  if (ids.length === 0) return {works: new Map<string, VisibleCard>(), notice: null};
  const [{data, notice}, {sellsOtherSizes}] = await Promise.all([
    context.storefront.safeQuery(EXHIBITED_WORKS_QUERY, {
      marksUntranslated: true,
      variables: {ids},
      cache: CacheCatalogue(),
    }),
    loadSite(context),
  ]);
  const nowMs = shopNowMs(context.clockOffsetMs);
  const works = new Map(
    (data?.nodes ?? []).flatMap((node) =>
      node && 'handle' in node
        ? [[node.id, visibleCard(context.words, node, nowMs, sellsOtherSizes)] as const]
        : [],
    ),
  );
  return {works, notice};
}

const EXHIBITED_WORKS_QUERY = `#graphql
  query ExhibitedWorks($country: CountryCode, $language: LanguageCode, $ids: [ID!]!)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ...ProductCard
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;
