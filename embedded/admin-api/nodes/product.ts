import {metafieldId} from '../../catalogue/translate';
import type {Metafield, Product, Variant} from '../../catalogue/types';
import {dollars} from '../../checkout/money';
import {connect, type ConnectionArguments} from '../../storefront/connections/connection';
import {htmlOf} from '../../storefront/schema/text';
import {mediaNode} from './file';
import type {AdminContext} from '../context';

export function productNode(product: Product, context: AdminContext) {
  const isShown = product.isPublished ?? true;
  return {
    __typename: 'Product',
    ...product,
    descriptionHtml: product.descriptionHtml ?? htmlOf(product.description),
    status: product.status ?? 'ACTIVE',
    publishedAt: isShown ? product.publishedAt : null,
    resourcePublicationsCount: {count: Number(isShown) + Number(product.isInOnlineStore ?? false)},
    totalInventory: product.variants.reduce((sum, {quantity}) => sum + quantity, 0),
    variants: (args: ConnectionArguments) =>
      connect(product.variants, args, (variant) => variantNode(product, variant, context)),
    media: (args: ConnectionArguments) =>
      connect(product.images, args, (image) => mediaNode(image, context)),
    featuredMedia: () => {
      const [first] = product.images;
      return first ? mediaNode(first, context) : null;
    },
    ...metafieldsOf(product.id, product.metafields),
  };
}

export function variantNode(product: Product, variant: Variant, context: AdminContext): object {
  return {
    id: variant.id,
    title: variant.title,
    price: dollars(variant.priceCents),
    inventoryQuantity: variant.quantity,
    inventoryItem: {tracked: true},
    selectedOptions: variant.selectedOptions,
    product: () => productNode(product, context),
    ...metafieldsOf(variant.id, variant.metafields ?? []),
  };
}

interface MetafieldArgs {
  namespace?: string | null;
  key: string;
}

function metafieldsOf(ownerId: string, stored: readonly Metafield[]) {
  const metafields = stored.map((one) => ({...one, id: metafieldId(ownerId, one)}));
  return {
    metafield: ({namespace = 'custom', key}: MetafieldArgs) => {
      return metafields.find((one) => one.namespace === namespace && one.key === key) ?? null;
    },
    metafields: ({namespace, ...args}: ConnectionArguments & {namespace?: string | null}) =>
      connect(
        metafields.filter((one) => !namespace || one.namespace === namespace),
        args,
        (one) => one,
      ),
  };
}
