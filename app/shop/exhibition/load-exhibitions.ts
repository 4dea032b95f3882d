import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Notice} from '~/lib/notice';
import {TEXTS_FRAGMENT} from '~/lib/storefront/metaobject-fields';
import {type Exhibition, readExhibition, sortExhibitions} from './exhibition';

/** All exhibitions, in the page's order. When the storefront fails, there are none and there's a notice. */
export async function loadExhibitions(
  context: AppLoadContext,
): Promise<{exhibitions: Exhibition[]; notice: Notice | null}> {
  const {data, notice} = await context.storefront.queryWithLang(EXHIBITIONS_QUERY, {});
  const {nowMs} = context;
  const exhibitions = (data?.metaobjects.nodes ?? []).flatMap(
    (node) => readExhibition(context.words, node, nowMs) ?? [],
  );
  return {exhibitions: sortExhibitions(exhibitions), notice};
}

const EXHIBITIONS_QUERY = `#graphql
  query Exhibitions($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    metaobjects(type: "exhibition", first: 50, sortKey: "updated_at", reverse: true) {
      nodes {
        id
        handle
        ...Texts
      }
    }
  }
  ${TEXTS_FRAGMENT}
` as const;
