import type {Metafield, Product, Variant} from '../../catalogue/types';
import type {ConnectionArguments} from '../../storefront/connections/connection';
import {derivedGid} from '../../storefront/schema/gid';
import {htmlOf, truncate} from '../../storefront/schema/text';
import {connect} from '../connection';
import {mediaNode} from './file';
import type {AdminContext} from '../context';

/** Shopify's id of the stock of a variant; here the number of the variant itself. */
export function inventoryItemId(variantId: string): string {
  return variantId.replace('/ProductVariant/', '/InventoryItem/');
}

export function productNode(product: Product, context: AdminContext) {
  const isShown = product.isPublished ?? true;
  return {
    __typename: 'Product',
    ...product,
    description: ({truncateAt}: {truncateAt?: number}) => truncate(product.description, truncateAt),
    descriptionHtml: product.descriptionHtml ?? htmlOf(product.description),
    status: product.status ?? 'ACTIVE',
    publishedAt: isShown ? product.publishedAt : null,
    publishedOnCurrentPublication: isShown,
    resourcePublicationsCount: {count: isShown ? 1 : 0},
    totalInventory: product.variants.reduce((sum, {quantity}) => sum + quantity, 0),
    options: product.options.map((option, index) => ({...option, position: index + 1})),
    variants: (args: ConnectionArguments) =>
      connect(product.variants, args, (variant) => variantNode(product, variant, context)),
    media: (args: ConnectionArguments) =>
      connect(product.images, args, (image) => mediaNode(image, product.createdAt, context)),
    featuredMedia: () => {
      const [first] = product.images;
      return first ? mediaNode(first, product.createdAt, context) : null;
    },
    ...metafieldsOf(product.id, product.metafields),
  };
}

export function variantNode(product: Product, variant: Variant, context: AdminContext): object {
  return {
    id: variant.id,
    title: variant.title,
    sku: variant.sku,
    price: dollars(variant.priceCents),
    compareAtPrice:
      variant.compareAtPriceCents === null ? null : dollars(variant.compareAtPriceCents),
    inventoryQuantity: variant.quantity,
    inventoryItem: {id: inventoryItemId(variant.id), sku: variant.sku, tracked: true},
    selectedOptions: variant.selectedOptions,
    product: () => productNode(product, context),
    ...metafieldsOf(variant.id, variant.metafields ?? []),
  };
}

interface MetafieldArgs {
  namespace?: string | null;
  key: string;
}

function metafieldsOf(ownerId: string, metafields: readonly Metafield[]) {
  return {
    metafield: ({namespace = 'custom', key}: MetafieldArgs) => {
      const found = metafields.find((one) => one.namespace === namespace && one.key === key);
      return found ? metafieldNode(ownerId, found) : null;
    },
    metafields: ({namespace, ...args}: ConnectionArguments & {namespace?: string | null}) =>
      connect(
        metafields.filter((one) => !namespace || one.namespace === namespace),
        args,
        (one) => metafieldNode(ownerId, one),
      ),
  };
}

export function metafieldNode(ownerId: string, metafield: Metafield) {
  const {namespace, key} = metafield;
  return {...metafield, id: derivedGid('Metafield', `${ownerId} ${namespace}.${key}`)};
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
