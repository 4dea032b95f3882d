import {mutate, type RunAdmin} from '../../supabase/functions/_shared/adapters/shopify-admin';
import {STORED_PRODUCT, type StoredProduct} from './stored-product';
import {
  differenceOf,
  hasSameOptions,
  isPreparing,
  otherVariants,
  ownPictures,
  storedPicture,
  storedVariant,
} from './compare';
import {closeUpPicture, jpegFile, type Photograph, wholePicture} from './photograph';
import type {Upload} from './upload';
import type {Field, WantedPicture, WantedProduct} from './wanted-work';

export interface Store {
  run: RunAdmin;
  upload: Upload;
  /** The channels where new works are sold. */
  publicationIds: readonly string[];
  /** The location of their stock; undefined without one. */
  locationId: string | undefined;
}

/** The import's actions for a work. */
export interface Plan {
  /** The changes, for the user; null when there are none. */
  summary: string | null;
  run: () => Promise<void>;
  /** The store's description of the picture. */
  storedAlt: string | null;
}

const SET_PRODUCT = `mutation($input: ProductSetInput!, $identifier: ProductSetIdentifiers) {
  productSet(input: $input, identifier: $identifier, synchronous: true) {
    product { id }
    userErrors { message }
  }
}`;

const SET_FIELDS = `mutation($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) { userErrors { message } }
}`;

const PUBLISH = `mutation($id: ID!, $input: [PublicationInput!]!) {
  publishablePublish(id: $id, input: $input) { userErrors { message } }
}`;

/** Shopify's limit per call. */
const FIELDS_AT_ONCE = 25;

/** The plan that updates a product to its wanted state. */
export async function planProduct(
  wanted: WantedProduct,
  photograph: Photograph,
  store: Store,
): Promise<Plan> {
  const {productByIdentifier: stored} = await store.run<{
    productByIdentifier: StoredProduct | null;
  }>(STORED_PRODUCT, {handle: wanted.handle});
  if (!stored) {
    const sizes = wanted.variants.map(({title, price}) => `${title} ${price}`);
    const what = wanted.optionNames[0] === 'Size' ? sizes.join(', ') : wanted.variants[0]?.price;
    return {
      summary: `new, ${wanted.type}: ${what}`,
      run: async () => {
        const id = await setProduct(wanted, photograph, null, store);
        await publish(id, store);
      },
      storedAlt: null,
    };
  }
  const difference = differenceOf(wanted, stored);
  // An import stopped between creating a work and publishing it.
  const isUnpublished = stored.status === 'ACTIVE' && stored.resourcePublicationsCount?.count === 0;
  const changes = [...difference.changes, ...(isUnpublished ? ['into the shop'] : [])];
  const [whole] = wanted.pictures;
  return {
    summary: changes.length > 0 ? changes.join(', ') : null,
    storedAlt: (whole && storedPicture(whole, stored)?.alt) || null,
    run: async () => {
      if (difference.changesProduct) await setProduct(wanted, photograph, stored, store);
      await setFields(
        [
          ...difference.fields.map((field) => ({ownerId: stored.id, field})),
          ...difference.variantFields.map(({variantId, field}) => ({ownerId: variantId, field})),
        ],
        store,
      );
      if (isUnpublished) await publish(stored.id, store);
    },
  };
}

/** Sets the complete product in one call, so that it never exists in part. Its pictures are uploaded before. */
async function setProduct(
  wanted: WantedProduct,
  photograph: Photograph,
  stored: StoredProduct | null,
  store: Store,
): Promise<string> {
  const {handle, title, type, descriptionHtml} = wanted;
  const {product} = await mutate<{product: {id: string} | null}>(store.run, SET_PRODUCT, {
    identifier: stored ? {id: stored.id} : {handle},
    input: {
      handle,
      title,
      productType: type,
      ...((descriptionHtml || !stored) && {descriptionHtml}),
      tags: [...new Set([...(stored?.tags ?? []), ...wanted.tags])],
      ...variantsInput(wanted, stored, store),
      ...(stored ? {} : {status: 'ACTIVE', metafields: wanted.fields}),
      ...(!stored || !isPreparing(stored)
        ? {files: await filesInput(wanted.pictures, photograph, stored, store)}
        : {}),
    },
  });
  return product?.id ?? '';
}

/**
 * Keeps the stock of an existing size, which is what hasn't been sold yet, and sizes that only the store has, unless
 * the work's options change.
 */
function variantsInput(wanted: WantedProduct, stored: StoredProduct | null, {locationId}: Store) {
  const isSame = stored !== null && hasSameOptions(wanted, stored);
  const names = isSame ? stored.options.map(({name}) => name) : wanted.optionNames;
  const variants = [
    ...wanted.variants.map((variant) => {
      const known = stored && storedVariant(variant, stored);
      const {values, price, stock, fields} = variant;
      const input = known
        ? {id: known.id}
        : {
            metafields: fields,
            inventoryItem: {tracked: true},
            ...(locationId && {
              inventoryQuantities: [{locationId, name: 'available', quantity: stock}],
            }),
          };
      return {values, input: {...input, price}};
    }),
    ...(isSame ? otherVariants(wanted, stored) : []).map(({id, selectedOptions}) => ({
      values: selectedOptions.map(({value}) => value),
      input: {id},
    })),
  ];
  return {
    productOptions: names.map((name, index) => ({
      name,
      values: [...new Set(variants.map(({values}) => values[index]))].map((value) => ({
        name: value,
      })),
    })),
    variants: variants.map(({values, input}) => ({
      ...input,
      optionValues: names.map((optionName, index) => ({optionName, name: values[index]})),
    })),
  };
}

async function filesInput(
  pictures: readonly WantedPicture[],
  photograph: Photograph,
  stored: StoredProduct | null,
  {upload}: Store,
) {
  const files: object[] = [];
  for (const picture of pictures) {
    const known = stored && storedPicture(picture, stored);
    if (known) {
      files.push({id: known.id, alt: picture.alt ?? known.alt ?? ''});
      continue;
    }
    const render = picture.shows === 'whole' ? wholePicture : closeUpPicture;
    const file = jpegFile(picture.name, await render(photograph));
    files.push({
      originalSource: await upload(file),
      filename: file.name,
      contentType: 'IMAGE',
      alt: picture.alt ?? '',
    });
  }
  return [...files, ...(stored ? ownPictures(stored).map(({id, alt}) => ({id, alt})) : [])];
}

async function setFields(
  owned: readonly {ownerId: string; field: Field}[],
  {run}: Store,
): Promise<void> {
  for (let start = 0; start < owned.length; start += FIELDS_AT_ONCE) {
    const metafields = owned
      .slice(start, start + FIELDS_AT_ONCE)
      .map(({ownerId, field}) => ({ownerId, ...field}));
    await mutate(run, SET_FIELDS, {metafields});
  }
}

async function publish(id: string, {run, publicationIds}: Store): Promise<void> {
  const input = publicationIds.map((publicationId) => ({publicationId}));
  await mutate(run, PUBLISH, {id, input});
}
