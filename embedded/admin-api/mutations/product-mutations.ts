import {findVariant} from '../../catalogue/find-variant';
import type {Metafield, Product} from '../../catalogue/types';
import type {AdminContext} from '../context';
import {ONLINE_STORE_ID, PUBLICATION_ID, PUBLICATIONS} from '../places';
import {findProduct} from '../queries/product-queries';
import {reject, rejectIfAny, type UserError} from '../user-error';
import {metafieldOf, type MetafieldInput, withMetafields} from './metafield-input';
import {productSet} from './product-set';

interface OwnedMetafield extends MetafieldInput {
  ownerId: string;
}

interface PublishArgs {
  id: string;
  input: readonly {publicationId?: string | null}[];
}

/** Shopify's limit per call. */
const MAX_METAFIELDS = 25;

/** A product, or one of its variants, as the owner of metafields. */
function findOwner(
  id: string,
  context: AdminContext,
): {product: Product; variantId: string | null} | null {
  const product = findProduct({id}, context);
  if (product) return {product, variantId: null};
  const found = findVariant(context.catalogue.allProducts(), id);
  return found && {product: found.product, variantId: id};
}

async function changeMetafields(
  id: string,
  context: AdminContext,
  change: (before: readonly Metafield[]) => readonly Metafield[],
): Promise<void> {
  const owner = findOwner(id, context);
  if (!owner) return;
  const {product, variantId} = owner;
  await context.catalogue.saveProduct({
    ...product,
    updatedAt: context.clock().toISOString(),
    metafields: variantId ? product.metafields : change(product.metafields),
    variants: product.variants.map((variant) =>
      variant.id === variantId
        ? {...variant, metafields: change(variant.metafields ?? [])}
        : variant,
    ),
  });
}

async function setPublished({id, input}: PublishArgs, context: AdminContext, isPublished: boolean) {
  const product = findProduct({id}, context) ?? reject(['id'], 'Resource does not exist');
  const unknown = input.findIndex(({publicationId}) =>
    PUBLICATIONS.every((one) => one.id !== publicationId),
  );
  if (unknown !== -1) {
    reject(['input', String(unknown), 'publicationId'], 'Publication does not exist');
  }
  const isIn = (channel: string) => input.some(({publicationId}) => publicationId === channel);
  await context.catalogue.saveProduct({
    ...product,
    ...(isIn(PUBLICATION_ID) && {isPublished}),
    ...(isIn(ONLINE_STORE_ID) && {isInOnlineStore: isPublished}),
  });
}

export const productMutations = {
  productSet,
  productDelete: async ({input: {id}}: {input: {id: string}}, context: AdminContext) => {
    const product = findProduct({id}, context) ?? reject(['id'], 'Product does not exist');
    await context.catalogue.deleteProduct(product.handle);
    return {deletedProductId: id};
  },
  metafieldsSet: async (
    {metafields}: {metafields: readonly OwnedMetafield[]},
    context: AdminContext,
  ) => {
    if (metafields.length > MAX_METAFIELDS) {
      const message = `Exceeded the maximum metafields input limit of ${MAX_METAFIELDS}.`;
      reject(['metafields'], message);
    }
    const errors: UserError[] = [];
    const parsed = metafields.flatMap((input, index) => {
      const at = ['metafields', String(index)];
      const owner = findOwner(input.ownerId, context);
      if (!owner) {
        errors.push({field: [...at, 'ownerId'], message: 'Owner does not exist.'});
        return [];
      }
      const ownerType = owner.variantId ? 'PRODUCTVARIANT' : 'PRODUCT';
      const metafield = metafieldOf(input, ownerType, {content: context.content, at, errors});
      return metafield ? [{ownerId: input.ownerId, metafield}] : [];
    });
    // All or none, as at Shopify.
    rejectIfAny(errors);
    for (const {ownerId, metafield} of parsed) {
      await changeMetafields(ownerId, context, (before) => withMetafields(before, [metafield]));
    }
  },
  publishablePublish: (args: PublishArgs, context: AdminContext) =>
    setPublished(args, context, true),
  publishableUnpublish: (args: PublishArgs, context: AdminContext) =>
    setPublished(args, context, false),
};
