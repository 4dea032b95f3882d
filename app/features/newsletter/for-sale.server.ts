import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {StockedProductFragment} from 'storefrontapi.generated';
import type {ForSale} from '#contracts/wait';
import {canBuy, isForSale, leadingVariant} from '~/shop/product/availability';
import {EARLY_ACCESS_PARAMETER} from '~/shop/product/early-access';
import {EARLY_ACCESS_FRAGMENT, LAUNCH_FRAGMENT} from '~/shop/product/fragments';
import {choiceParameters, hasChoice, type ProductVariant} from '~/shop/product/variants';
import {isOpenToMembers, launchInstantMs} from '~/shop/launch/launch';
import {toPicture} from '~/lib/cdn-image';
import {IMAGE_FRAGMENT} from '~/lib/storefront/image-fragments';
import {loadSite} from '~/shop/site/load-site';
import {productPath} from '~/shop/paths';

interface Asked {
  items: readonly string[];
  /** Whether to include early-access works, with their key. Only for the function that writes to their list. */
  isForMembers: boolean;
}

/**
 * The items (product and variant ids) that a visitor can buy or enquire about now; null when the storefront doesn't
 * respond. Omits items that are no longer published.
 */
export async function loadForSale(
  context: AppLoadContext,
  {items, isForMembers}: Asked,
): Promise<ForSale[] | null> {
  const {nowMs} = context;
  const [{data, notice}, {sellsOtherSizes}] = await Promise.all([
    context.storefront.safeQuery(FOR_SALE_QUERY, {
      variables: {ids: [...items]},
    }),
    loadSite(context),
  ]);
  // With a notice, the data may be up to a day old.
  if (!data || notice) return null;
  return data.nodes.flatMap((node) => {
    if (node?.__typename === 'Product') {
      const product = {...node, sellsOtherSizes};
      if (isForMembers && isOpenToMembers(product, nowMs)) {
        const leading = leadingVariant(product);
        return leading && canBuy(product, leading, nowMs) ? [earlyAccess(product)] : [];
      }
      return isForSale(product, nowMs) ? [forSale(product.id, product)] : [];
    }
    if (node?.__typename !== 'ProductVariant') return [];
    const {id, title, availableForSale, selectedOptions, product} = node;
    if (!availableForSale || !isForSale({...product, sellsOtherSizes}, nowMs)) return [];
    const size = hasChoice(product.options) ? {title, selectedOptions} : undefined;
    return [forSale(id, product, size)];
  });
}

/** A work that the people on its list can buy before its launch, on its early-access page. */
function earlyAccess(product: StockedProductFragment): ForSale {
  const key = product.earlyAccessKey?.value;
  const search = key ? `?${new URLSearchParams({[EARLY_ACCESS_PARAMETER]: key})}` : '';
  const found = forSale(product.id, product);
  return {
    ...found,
    path: `${found.path}/early-access${search}`,
    launchAt: new Date(launchInstantMs(product) ?? 0).toISOString(),
  };
}

function forSale(
  item: string,
  {handle, title, images}: StockedProductFragment,
  size?: Pick<ProductVariant, 'title' | 'selectedOptions'>,
): ForSale {
  const [image] = images.nodes;
  return {
    item,
    size: size?.title ?? null,
    path: `${productPath(handle)}${size ? `?${choiceParameters(size)}` : ''}`,
    work: {handle, title, picture: image ? toPicture(image) : null},
  };
}

const STOCKED_PRODUCT_FRAGMENT = `#graphql
  fragment StockedProduct on Product {
    id
    handle
    title
    productType
    images(first: 1) {
      nodes {
        ...Image
      }
    }
    options(first: 1) {
      name
    }
    variants(first: 10) {
      nodes {
        availableForSale
      }
    }
    ...Launch
    ...EarlyAccess
  }
` as const;

const FOR_SALE_QUERY = `#graphql
  query ForSale($country: CountryCode, $language: LanguageCode, $ids: [ID!]!)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      __typename
      ... on Product {
        ...StockedProduct
      }
      ... on ProductVariant {
        id
        title
        availableForSale
        selectedOptions {
          name
          value
        }
        product {
          ...StockedProduct
        }
      }
    }
  }
  ${STOCKED_PRODUCT_FRAGMENT}
  ${IMAGE_FRAGMENT}
  ${LAUNCH_FRAGMENT}
  ${EARLY_ACCESS_FRAGMENT}
` as const;
