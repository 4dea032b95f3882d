import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Notice} from '~/lib/notice';
import {IMAGE_FRAGMENT, PICTURE_FIELD_FRAGMENT} from '~/lib/storefront/image-fragments';
import {TEXTS_FRAGMENT} from '~/lib/storefront/metaobject-fields';
import {loadStoreContent} from '~/lib/storefront/store-content';
import {readDesk, type Desk} from './desk';
import {readExamples, type CommissionExamples} from './examples';

export async function loadCommissions(context: AppLoadContext): Promise<{
  desk: Desk | undefined;
  examples: CommissionExamples | undefined;
  notice: Notice | null;
}> {
  const {words} = context;
  const {data, notice} = await loadStoreContent(context, COMMISSIONS_QUERY, {
    variables: {withExamples: true},
  });
  return {desk: readDesk(data?.desk), examples: readExamples(words, data?.examples), notice};
}

/** The desk alone, so that failing examples don't make it unknown. */
export async function loadDesk(
  context: AppLoadContext,
): Promise<{desk: Desk | undefined; notice: Notice | null}> {
  const {data, notice} = await loadStoreContent(context, COMMISSIONS_QUERY, {
    variables: {withExamples: false},
  });
  return {desk: readDesk(data?.desk), notice};
}

const DESK_FRAGMENT = `#graphql
  fragment Desk on Metaobject {
    fields {
      key
      value
      references(first: 20) {
        nodes {
          __typename
          ...Texts
        }
      }
    }
  }
` as const;

const COMMISSIONS_QUERY = `#graphql
  query Commissions($country: CountryCode, $language: LanguageCode, $withExamples: Boolean!)
  @inContext(country: $country, language: $language) {
    desk: metaobject(handle: {type: "commission_desk", handle: "commission-desk"}) {
      ...Desk
    }
    examples: metaobjects(type: "commission_example", first: 6) @include(if: $withExamples) {
      nodes {
        fields {
          key
          value
          ...PictureField
        }
      }
    }
  }
  ${DESK_FRAGMENT}
  ${TEXTS_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;
