import type {Metafield, Product} from '../../catalogue/types';
import type {AdminContext} from '../context';
import {inventoryItemId, metafieldNode, productNode} from '../nodes/product';
import {LOCATION_ID, PUBLICATION_ID} from '../places';
import {findProduct} from '../queries/product-queries';
import {userError, type UserError} from '../user-error';
import {metafieldOf, type MetafieldInput, withMetafields} from './metafield-input';
import {productSet} from './product-set';

interface OwnedMetafield extends MetafieldInput {
  ownerId: string;
}

interface InventoryInput {
  input: {
    name: string;
    reason: string;
    ignoreCompareQuantity?: boolean | null;
    quantities: readonly {
      inventoryItemId: string;
      locationId: string;
      quantity: number;
      compareQuantity?: number | null;
    }[];
  };
}

interface PublishArgs {
  id: string;
  input: readonly {publicationId?: string | null}[];
}

/** Shopify's limit of one call. */
const MAX_METAFIELDS = 25;

/** A product, or one of its variants, as the owner of metafields. */
function findOwner(
  id: string,
  context: AdminContext,
): {product: Product; variantId: string | null} | null {
  const product = findProduct({id}, context);
  if (product) return {product, variantId: null};
  const holder = context.catalogue
    .allProducts()
    .find(({variants}) => variants.some((variant) => variant.id === id));
  return holder ? {product: holder, variantId: id} : null;
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

async function publish({id, input}: PublishArgs, context: AdminContext, isPublished: boolean) {
  const product = findProduct({id}, context);
  if (!product) {
    return {publishable: null, userErrors: [userError(['id'], 'Resource does not exist')]};
  }
  const unknown = input.findIndex(({publicationId}) => publicationId !== PUBLICATION_ID);
  if (unknown !== -1) {
    const field = ['input', String(unknown), 'publicationId'];
    return {publishable: null, userErrors: [userError(field, 'Publication does not exist')]};
  }
  const changed = {...product, isPublished};
  await context.catalogue.saveProduct(changed);
  return {publishable: productNode(changed, context), userErrors: []};
}

export const productMutations = {
  productSet,
  productDelete: async ({input: {id}}: {input: {id: string}}, context: AdminContext) => {
    const product = findProduct({id}, context);
    if (!product) {
      return {deletedProductId: null, userErrors: [userError(['id'], 'Product does not exist')]};
    }
    await context.catalogue.deleteProduct(product.handle);
    return {deletedProductId: id, userErrors: []};
  },
  metafieldsSet: async (
    {metafields}: {metafields: readonly OwnedMetafield[]},
    context: AdminContext,
  ) => {
    const errors: UserError[] = [];
    if (metafields.length > MAX_METAFIELDS) {
      const message = `Exceeded the maximum metafields input limit of ${MAX_METAFIELDS}.`;
      errors.push(userError(['metafields'], message, 'LESS_THAN_OR_EQUAL_TO'));
    }
    const parsed = metafields.flatMap((input, index) => {
      const at = ['metafields', String(index)];
      const owner = findOwner(input.ownerId, context);
      if (!owner) {
        errors.push(userError([...at, 'ownerId'], 'Owner does not exist.', 'INVALID'));
        return [];
      }
      const ownerType = owner.variantId ? 'PRODUCTVARIANT' : 'PRODUCT';
      const metafield = metafieldOf(input, ownerType, {content: context.content, at, errors});
      return metafield ? [{ownerId: input.ownerId, metafield}] : [];
    });
    // All or none, as at Shopify.
    if (errors.length > 0) return {metafields: null, userErrors: errors};
    for (const {ownerId, metafield} of parsed) {
      await changeMetafields(ownerId, context, (before) => withMetafields(before, [metafield]));
    }
    return {
      metafields: parsed.map(({ownerId, metafield}) => metafieldNode(ownerId, metafield)),
      userErrors: [],
    };
  },
  metafieldsDelete: async (
    {metafields}: {metafields: readonly {ownerId: string; namespace: string; key: string}[]},
    context: AdminContext,
  ) => {
    for (const {ownerId, namespace, key} of metafields) {
      await changeMetafields(ownerId, context, (before) =>
        before.filter((one) => one.namespace !== namespace || one.key !== key),
      );
    }
    return {deletedMetafields: metafields, userErrors: []};
  },
  inventorySetQuantities: async ({input}: InventoryInput, context: AdminContext) => {
    const errors: UserError[] = [];
    const variants = context.catalogue.allProducts().flatMap((product) => product.variants);
    const wanted = input.quantities.map((one, index) => {
      const at = ['input', 'quantities', String(index)];
      const variant = variants.find(({id}) => inventoryItemId(id) === one.inventoryItemId);
      if (!variant) {
        const message = 'The specified inventory item could not be found.';
        errors.push(userError([...at, 'inventoryItemId'], message, 'INVALID_INVENTORY_ITEM'));
      }
      if (one.locationId !== LOCATION_ID) {
        const message = 'The specified location could not be found.';
        errors.push(userError([...at, 'locationId'], message, 'INVALID_LOCATION'));
      }
      if (one.quantity < 0 || one.quantity > 1_000_000) {
        const message = 'The quantity must be between 0 and 1000000.';
        errors.push(userError([...at, 'quantity'], message, 'INVALID_QUANTITY_NEGATIVE'));
      }
      if (!input.ignoreCompareQuantity && variant && one.compareQuantity !== variant.quantity) {
        const message = 'The compareQuantity argument no longer matches the persisted quantity.';
        errors.push(userError([...at, 'compareQuantity'], message, 'COMPARE_QUANTITY_STALE'));
      }
      return {variant, quantity: one.quantity};
    });
    if (errors.length > 0) return {inventoryAdjustmentGroup: null, userErrors: errors};
    for (const {variant, quantity} of wanted) {
      if (variant) await context.catalogue.setQuantity(variant.id, quantity);
    }
    const createdAt = context.clock().toISOString();
    return {
      inventoryAdjustmentGroup: {
        id: `gid://shopify/InventoryAdjustmentGroup/${Date.parse(createdAt)}`,
        reason: input.reason,
        createdAt,
      },
      userErrors: [],
    };
  },
  publishablePublish: (args: PublishArgs, context: AdminContext) => publish(args, context, true),
  publishableUnpublish: (args: PublishArgs, context: AdminContext) => publish(args, context, false),
};
