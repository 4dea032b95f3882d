import type {FieldDefinition} from '../../../store/field-types';
import {MAX_VARIANTS} from '../../../store/max-variants';
import {PRODUCT_FIELDS, VARIANT_FIELDS} from '../../../store/product-fields';
import {mutate} from '../../../supabase/functions/_shared/adapters/shopify-admin';
import {DEFAULT_TITLE} from '../../catalogue/default-variant';
import {PRICE} from '../../checkout/money';
import type {AdminContext} from '../context';
import type {UserErrors} from '../form-page';
import {byPlace} from '../forms/by-place';
import {fieldProblem} from '../forms/defined-field';
import {descriptionHtml} from './description-text';
import {type LoadedMetafield, type LoadedProduct, METAFIELD} from './load-product';
import {isFilled, type PictureDraft, type ProductDraft, type VariantDraft} from './product-draft';

interface SetData {
  productSet: {
    product: {id: string} | null;
    userErrors: UserErrors;
  };
}

const PLACES_QUERY = `{
  locations(first: 1) { nodes { id } }
  publications(first: 10) { nodes { id name } }
}`;

interface Places {
  locations: {nodes: readonly {id: string}[]};
  publications: {nodes: readonly {id: string; name: string}[]};
}

const SET_PRODUCT = `mutation ($input: ProductSetInput!, $identifier: ProductSetIdentifiers) {
  productSet(input: $input, identifier: $identifier) {
    product { id }
    userErrors { field message }
  }
}`;

const PUBLISH = `mutation ($id: ID!, $input: [PublicationInput!]!) {
  publishablePublish(id: $id, input: $input) { userErrors { message } }
}`;

const SINGLE_OPTION = {name: 'Title', value: DEFAULT_TITLE};

/**
 * Saves a product with a single `productSet`, so that everything or nothing is stored, and publishes a new one. Returns
 * its gid, or the errors by the name of their input.
 */
export async function saveProduct(
  draft: ProductDraft,
  before: LoadedProduct | null,
  {run}: Pick<AdminContext, 'run'>,
): Promise<{id: string} | {errors: ReadonlyMap<string, string>}> {
  const places = await run<Places>(PLACES_QUERY);
  const rows = byPlace([...draft.variants.entries()], ([, {place}]) => place).filter(
    ([, variant]) => isFilled(variant) && !variant.isRemoved,
  );
  const errors = checkRows(rows, draft, before);
  const hasSizes = rows.length > 1 || rows.some(([, {size}]) => size);
  const optionsOf = ({size, choice}: VariantDraft) => [
    hasSizes ? {name: 'Size', value: size} : SINGLE_OPTION,
    ...(draft.secondOption ? [{name: draft.secondOption, value: choice}] : []),
  ];
  const choices = rows.map(([, variant]) => optionsOf(variant));
  const pictures = byPlace(draft.pictures, ({place}) => place).filter(({isRemoved}) => !isRemoved);
  const metafields = metafieldInputs(
    draft.metafields,
    before?.metafields.nodes ?? [],
    PRODUCT_FIELDS,
  );
  const input = {
    title: draft.title,
    descriptionHtml: descriptionHtml(draft.description),
    productType: draft.productType,
    tags: draft.tags.split(',').map((tag) => tag.trim()),
    status: draft.status || 'DRAFT',
    productOptions: choices[0]?.map(({name}, index) => ({
      name,
      values: [...new Set(choices.map((options) => options[index]!.value))].map((value) => ({
        name: value,
      })),
    })),
    variants: rows.map(([, variant]) => {
      const {id, price, quantity, shownQuantity, metafields: values} = variant;
      return {
        ...(id && {id}),
        price,
        optionValues: optionsOf(variant).map(({name, value}) => ({optionName: name, name: value})),
        ...(!(id && quantity === shownQuantity) && {
          inventoryQuantities: [
            {
              locationId: places.locations.nodes[0]?.id,
              name: 'available',
              quantity: Number(quantity || 0),
            },
          ],
        }),
        metafields: metafieldInputs(
          values,
          before?.variants.nodes.find((one) => one.id === id)?.metafields.nodes ?? [],
          VARIANT_FIELDS,
        ),
      };
    }),
    files: pictures.map(({reference, alt}) =>
      reference.startsWith('gid:')
        ? {id: reference, alt}
        : {originalSource: reference, alt, contentType: 'IMAGE'},
    ),
    metafields,
  };
  if (errors.size > 0) return {errors};
  const {productSet} = await run<SetData>(SET_PRODUCT, {
    input,
    ...(before && {identifier: {id: before.id}}),
  });
  if (!productSet.product) {
    for (const {field, message} of productSet.userErrors) {
      const name = inputName(field ?? [], {rows, pictures, draft, metafields, input});
      errors.set(name, sentence(name, message));
    }
    return {errors};
  }
  if (!before) {
    const publications = places.publications.nodes
      .filter(({name}) => name === 'Hydrogen')
      .map(({id}) => ({publicationId: id}));
    await mutate(run, PUBLISH, {id: productSet.product.id, input: publications});
  }
  return {id: productSet.product.id};
}

type Row = [number, VariantDraft];

/**
 * Checks for form values that the API's types can't represent, and for a stock that has changed since the form opened.
 */
function checkRows(
  rows: readonly Row[],
  {secondOption}: ProductDraft,
  before: LoadedProduct | null,
): Map<string, string> {
  const errors = new Map<string, string>();
  if (rows.length === 0) errors.set('variant-0-price', 'Enter a price in at least one row');
  if (!secondOption && rows.some(([, {choice}]) => choice)) {
    errors.set('secondOption', 'Enter a name for the second choice, such as Frame');
  }
  for (const [index, [row, variant]] of rows.entries()) {
    const {id, size, choice, price, quantity, shownQuantity} = variant;
    if (!size && (rows.length > 1 || secondOption)) {
      errors.set(`variant-${row}-size`, 'Which size is it?');
    }
    if (!choice && secondOption) errors.set(`variant-${row}-choice`, `Which ${secondOption}?`);
    if (index >= MAX_VARIANTS) {
      errors.set(`variant-${row}-size`, `The shop shows up to ${MAX_VARIANTS} rows of a work`);
    }
    if (!PRICE.test(price)) {
      errors.set(`variant-${row}-price`, 'A price is a number such as 45 or 45.00');
    }
    if (!/^\d{0,7}$/.test(quantity)) {
      errors.set(`variant-${row}-quantity`, 'The stock is a whole number');
    }
    const stored = before?.variants.nodes.find((one) => one.id === id)?.inventoryQuantity;
    const isChanged = shownQuantity && quantity !== shownQuantity;
    // An order, say, has changed the stock while the form was open.
    if (isChanged && stored !== undefined && ![shownQuantity, quantity].includes(String(stored))) {
      errors.set(
        `variant-${row}-quantity`,
        `The stock is ${stored} now. Open this page again to change it.`,
      );
    }
  }
  return errors;
}

/** All metafields of the product: those in the form with its values, the others unchanged. */
function metafieldInputs(
  values: ReadonlyMap<string, string>,
  before: readonly LoadedMetafield[],
  fields: readonly FieldDefinition[],
): LoadedMetafield[] {
  const isOfForm = ({namespace, key}: LoadedMetafield) =>
    namespace === 'custom' && fields.some((field) => field.key === key);
  return [
    ...fields.flatMap(({key, type}) => {
      const value = values.get(key);
      return value ? [{namespace: 'custom', key, type, value}] : [];
    }),
    ...before.filter((metafield) => !isOfForm(metafield)),
  ];
}

interface Sent {
  rows: readonly Row[];
  pictures: readonly PictureDraft[];
  draft: ProductDraft;
  metafields: readonly LoadedMetafield[];
  input: {variants: readonly {metafields: readonly LoadedMetafield[]}[]};
}

/** The API's message, in a sentence that names the field. */
function sentence(name: string, message: string): string {
  if (name.startsWith('picture-')) {
    return 'This picture can’t be read. Remove it, save it as a JPEG and add that file.';
  }
  const ofVariant = /^variant-\d+-(.*)$/.exec(name)?.[1];
  const field = ofVariant
    ? VARIANT_FIELDS.find(({key}) => key === ofVariant)
    : PRODUCT_FIELDS.find(({key}) => name === METAFIELD + key);
  return field ? fieldProblem(field, message) : message;
}

/** The form input for a path in the mutation's arguments. */
function inputName(path: readonly string[], sent: Sent): string {
  const [, list = '', position = '', field = '', inner = ''] = path;
  const index = Number(position);
  switch (list) {
    case 'metafields':
      return METAFIELD + (sent.metafields[index]?.key ?? '');
    case 'variants': {
      const row = sent.rows[index]?.[0] ?? 0;
      const metafield = sent.input.variants[index]?.metafields[Number(inner)]?.key;
      const names: Readonly<Record<string, string>> = {
        price: 'price',
        inventoryQuantities: 'quantity',
        metafields: metafield ?? 'size',
      };
      return `variant-${row}-${names[field] ?? 'size'}`;
    }
    case 'files': {
      const picture = sent.pictures[index];
      return `picture-${picture ? sent.draft.pictures.indexOf(picture) : 0}`;
    }
    default:
      return list;
  }
}
