import type {StoredPicture, StoredProduct, StoredVariant} from './stored-product';
import type {Field, WantedPicture, WantedProduct, WantedVariant} from './wanted-work';

/** The file name of an imported picture: `w` or `c`, a fingerprint, the handle. */
const IMPORTED = /^[wc][0-9a-f]{8}-/;

/**
 * The differences between a product and its wanted state. Anything that the spreadsheet doesn't mention stays
 * unchanged.
 */
export interface Difference {
  /** For the user: 'price of 45 × 30 cm: 80.00, now 90.00'. */
  changes: string[];
  /** Whether the product itself needs an update, apart from its metafields. */
  changesProduct: boolean;
  /** Metafields of the product. */
  fields: Field[];
  /** Metafields of existing variants. */
  variantFields: {variantId: string; field: Field}[];
}

export function differenceOf(wanted: WantedProduct, stored: StoredProduct): Difference {
  const fields = differingFields(wanted.fields, stored.metafields.nodes);
  const variantFields = wanted.variants.flatMap((variant) => {
    const known = storedVariant(variant, stored);
    if (!known) return [];
    return differingFields(variant.fields, known.metafields.nodes).map((field) => ({
      variantId: known.id,
      field,
    }));
  });
  const product = productChanges(wanted, stored);
  return {
    changes: [
      ...product,
      ...fields.map(({key}) => key),
      ...variantFields.map(({field}) => `${field.key} of a size`),
    ],
    changesProduct: product.length > 0,
    fields,
    variantFields,
  };
}

/**
 * The store's variant that matches the wanted one. When a print gains or loses its frames, the unframed size keeps its
 * variant, and with it the stock.
 */
export function storedVariant(
  {title, values, isFirstOfSize}: WantedVariant,
  {variants: {nodes}}: StoredProduct,
): StoredVariant | undefined {
  const same = nodes.find((variant) => variant.title === title);
  if (same || !isFirstOfSize) return same;
  return nodes.find(
    ({selectedOptions}) =>
      selectedOptions.length !== values.length && selectedOptions[0]?.value === values[0],
  );
}

/** Whether the wanted options are those of the store, which may have named them otherwise. */
export function hasSameOptions({optionNames}: WantedProduct, {options}: StoredProduct): boolean {
  return (
    optionNames.length === options.length &&
    (optionNames[0] === 'Title') === (options[0]?.name === 'Title')
  );
}

/** The store's variants that match no wanted one. They stay, unless the options change. */
export function otherVariants({variants}: WantedProduct, stored: StoredProduct): StoredVariant[] {
  const matched = variants.map((variant) => storedVariant(variant, stored));
  return stored.variants.nodes.filter((variant) => !matched.includes(variant));
}

/** The store's picture that matches the wanted one. */
export function storedPicture(
  {name}: WantedPicture,
  {media}: StoredProduct,
): StoredPicture | undefined {
  return media.nodes.find((picture) => isNamed(picture, name));
}

/** The store's pictures that no import created. They stay, after the imported ones. */
export function ownPictures({media}: StoredProduct): StoredPicture[] {
  return media.nodes.filter((picture) => !IMPORTED.test(fileName(picture)));
}

/** Whether Shopify is still preparing a picture, whose name is unknown until then. */
export function isPreparing({media}: StoredProduct): boolean {
  return media.nodes.some(({image}) => image === null);
}

function productChanges(wanted: WantedProduct, stored: StoredProduct): string[] {
  const prices = wanted.variants.flatMap((variant) => {
    const known = storedVariant(variant, stored);
    if (!known) return [`new size ${variant.title}`];
    return [
      ...(known.title === variant.title ? [] : [`${known.title}, now ${variant.title}`]),
      ...(Number(known.price) === Number(variant.price)
        ? []
        : [`price of ${variant.title}: ${known.price}, now ${variant.price}`]),
    ];
  });
  const removed = hasSameOptions(wanted, stored) ? [] : otherVariants(wanted, stored);
  return [
    ...(wanted.title === stored.title ? [] : [`title: ${stored.title}, now ${wanted.title}`]),
    ...(wanted.type === stored.productType ? [] : ['type']),
    ...(wanted.descriptionHtml && plain(wanted.descriptionHtml) !== plain(stored.descriptionHtml)
      ? ['description']
      : []),
    ...(wanted.tags.every((tag) => stored.tags.includes(tag)) ? [] : ['tags']),
    ...prices,
    ...removed.map(({title}) => `without ${title}`),
    ...(isPreparing(stored) ? [] : pictureChanges(wanted, stored)),
  ];
}

function pictureChanges({pictures}: WantedProduct, stored: StoredProduct): string[] {
  const changes = pictures.flatMap((picture) => {
    const known = storedPicture(picture, stored);
    if (!known) return [picture.shows === 'whole' ? 'picture' : 'close-up'];
    return picture.alt && picture.alt !== known.alt ? ['alt text'] : [];
  });
  const stale = stored.media.nodes.filter(
    (picture) =>
      IMPORTED.test(fileName(picture)) && !pictures.some(({name}) => isNamed(picture, name)),
  );
  return changes.length === 0 && stale.length > 0 ? ['close-up'] : changes;
}

function differingFields(
  wanted: readonly Field[],
  stored: readonly {namespace: string; key: string; value: string}[],
): Field[] {
  return wanted.filter(({namespace, key, value}) => {
    const known = stored.find((one) => one.namespace === namespace && one.key === key);
    if (!known) return true;
    // The import suggests a single colour. The artist may have chosen others since.
    if (known.value === value || key === 'colours') return false;
    // Shopify writes 30 as 30.0.
    return Number.isNaN(Number(value)) || Number(known.value) !== Number(value);
  });
}

function isNamed(picture: StoredPicture, name: string): boolean {
  return fileName(picture).startsWith(name.slice(0, 10));
}

function fileName({image}: StoredPicture): string {
  return image ? (new URL(image.url).pathname.split('/').at(-1) ?? '') : '';
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
