import type {RunAdmin} from '../admin-client';
import {
  assertDone,
  PUBLISH,
  SET_FIELDS,
  SET_PRODUCT,
  type SetProductData,
  STORED_PRODUCT,
  type StoredProduct,
  type UserErrors,
} from './admin-queries';
import {differenceOf, isPreparing, ownPictures, storedPicture, storedVariant} from './compare';
import {closeUpPicture, type Photograph, wholePicture} from './photograph';
import type {Uploader} from './upload';
import type {Field, WantedPicture, WantedProduct} from './wanted-work';

export interface Store {
  run: RunAdmin;
  uploader: Uploader;
  /** Where new works are sold. */
  publicationIds: readonly string[];
  /** Where their stock is; undefined without a location. */
  locationId: string | undefined;
}

/** What an import does with one work. */
export interface Plan {
  /** What changes, for a person; null when the store has it so already. */
  words: string | null;
  run: () => Promise<void>;
  /** What the store says that one sees on the picture. */
  storedAlt: string | null;
}

/** Shopify's limit of one call. */
const FIELDS_AT_ONCE = 25;

/** The plan that brings a product to what is wanted. */
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
    const what = wanted.optionName === 'Size' ? sizes.join(', ') : wanted.variants[0]?.price;
    return {
      words: `new, ${wanted.type}: ${what}`,
      run: async () => {
        const id = await setProduct(wanted, photograph, null, store);
        await publish(id, store);
      },
      storedAlt: null,
    };
  }
  const difference = differenceOf(wanted, stored);
  // An import that was ended between making a work and publishing it.
  const isUnpublished = stored.status === 'ACTIVE' && stored.resourcePublicationsCount?.count === 0;
  const words = [...difference.words, ...(isUnpublished ? ['into the shop'] : [])];
  const [whole] = wanted.pictures;
  return {
    words: words.length > 0 ? words.join(', ') : null,
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

/** Sets the whole product in one call, so that it is never there in part; pictures are sent before. */
async function setProduct(
  wanted: WantedProduct,
  photograph: Photograph,
  stored: StoredProduct | null,
  store: Store,
): Promise<string> {
  const {handle, title, type, descriptionHtml} = wanted;
  const {productSet} = await store.run<SetProductData>(SET_PRODUCT, {
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
  assertDone(productSet);
  return productSet.product?.id ?? '';
}

/**
 * The stock of a size that is there already is what was not sold yet, and stays; so do sizes that only the store has, but
 * not the variant of a work that had no choice of sizes.
 */
function variantsInput(
  {optionName, variants}: WantedProduct,
  stored: StoredProduct | null,
  {locationId}: Store,
) {
  const storedName = stored?.options[0]?.name;
  const isSameChoice = (storedName === 'Title') === (optionName === 'Title');
  const name = (isSameChoice && storedName) || optionName;
  const others = (stored?.variants.nodes ?? []).filter(
    (known) => isSameChoice && !variants.some(({title}) => title === known.title),
  );
  const values = [...variants, ...others].map(({title}) => ({name: title}));
  return {
    productOptions: [{name, values}],
    variants: [
      ...variants.map((variant) => {
        const known = stored && storedVariant(variant, stored);
        const {title, price, stock, fields} = variant;
        return {
          ...(known
            ? {id: known.id}
            : {
                metafields: fields,
                inventoryItem: {tracked: true},
                ...(locationId && {
                  inventoryQuantities: [{locationId, name: 'available', quantity: stock}],
                }),
              }),
          price,
          optionValues: [{optionName: name, name: title}],
        };
      }),
      ...others.map(({id, title}) => ({id, optionValues: [{optionName: name, name: title}]})),
    ],
  };
}

async function filesInput(
  pictures: readonly WantedPicture[],
  photograph: Photograph,
  stored: StoredProduct | null,
  {uploader}: Store,
) {
  const files: object[] = [];
  for (const picture of pictures) {
    const known = stored && storedPicture(picture, stored);
    if (known) {
      files.push({id: known.id, alt: picture.alt ?? known.alt ?? ''});
      continue;
    }
    const render = picture.shows === 'whole' ? wholePicture : closeUpPicture;
    const originalSource = await uploader.upload(picture.name, await render(photograph));
    files.push({
      originalSource,
      filename: `${picture.name}.jpg`,
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
    const payload = await run<{metafieldsSet: UserErrors}>(SET_FIELDS, {metafields});
    assertDone(payload.metafieldsSet);
  }
}

async function publish(id: string, {run, publicationIds}: Store): Promise<void> {
  const input = publicationIds.map((publicationId) => ({publicationId}));
  const payload = await run<{publishablePublish: UserErrors}>(PUBLISH, {id, input});
  assertDone(payload.publishablePublish);
}
