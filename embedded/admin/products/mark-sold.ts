import {
  mutate,
  type Page,
  readAll,
} from '../../../supabase/functions/_shared/adapters/shopify-admin';
import {type Html, html} from '../../../supabase/functions/_shared/html';
import {isOriginal} from '../../../store/check/work-kind';
import {parseList} from '../../parse-json';
import type {AdminContext} from '../context';
import {type References, writeList} from '../forms/defined-field';
import {type LoadedMetafield, type LoadedProduct, loadProduct, METAFIELD} from './load-product';
import {isFilled, type ProductDraft} from './product-draft';

/** An original that was sold outside the shop: it has no stock left, and an entry in the gallery of sold works. */

const GALLERY_ENTRY = 'sold_record';

const WORKS_QUERY = `query ($after: String) {
  products(first: 250, after: $after) {
    nodes { id metafield(namespace: "custom", key: "related_original") { value } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const PUT_ENTRY = `mutation ($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
  metaobjectUpsert(handle: $handle, metaobject: $metaobject) {
    metaobject { id }
    userErrors { message }
  }
}`;
const LINK = `mutation ($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) { userErrors { message } }
}`;

interface Work {
  id: string;
  /** The original that it's a print of. */
  metafield: {value: string} | null;
}

/** The button for an original that isn't in the gallery, which asks first; null for any other work. */
export function soldButton(
  {productType, metafields}: ProductDraft,
  {metaobjects}: References,
): Html | null {
  const entry = metafields.get(GALLERY_ENTRY);
  const isInGallery = metaobjects.get('gallery_entry')?.some(({value}) => value === entry);
  if (!isOriginal({type: productType}) || isInGallery) return null;
  return html`<details>
    <summary>Mark as sold</summary>
    <p>
      This saves the form, sets the stock to 0, and adds the work to your gallery with its picture,
      year, medium, size and prints. Your first entry replaces the gallery’s examples.
    </p>
    <button class="secondary" name="intent" value="sold">Yes, it’s sold</button>
  </details>`;
}

/** The form with a stock of 0 in each size, whatever the stock is now. */
export function soldDraft(draft: ProductDraft): ProductDraft {
  const variants = draft.variants.map((variant) =>
    isFilled(variant) ? {...variant, quantity: '0', shownQuantity: ''} : variant,
  );
  return {...draft, variants};
}

/** What the gallery requires and the form lacks, by the name of the input. */
export function missingForGallery({metafields, pictures}: ProductDraft): Map<string, string> {
  const missing = new Map<string, string>();
  if (!metafields.get('year')) missing.set(`${METAFIELD}year`, 'Enter the year for the gallery');
  if (!metafields.get('medium')) {
    missing.set(`${METAFIELD}medium`, 'Enter the medium for the gallery');
  }
  if (pictures.every(({isRemoved}) => isRemoved)) {
    missing.set('new-pictures', 'Add a picture for the gallery');
  }
  return missing;
}

/** Why a work on hold can't be marked as sold, with what to do instead; null for any other work. */
export async function holdProblem(
  {database}: Pick<AdminContext, 'database'>,
  id: string,
): Promise<string | null> {
  const [hold] = await database.query<{name: string; email: string}>(
    `select name, email from public.holds where product_id = $1 and state in ('held', 'paying')`,
    [id],
  );
  if (!hold) return null;
  const {name, email} = hold;
  return `This work is on hold for ${name}, ${email}. Follow the link in your email about this hold: record a payment made in person there, or end the hold. Then mark the work as sold.`;
}

/** Creates the gallery entry of a saved work, or updates it, and links the work to it. */
export async function addToGallery({run}: AdminContext, id: string): Promise<void> {
  const product = await loadProduct(run, id);
  if (!product) return;
  const {metafields, media} = product;
  const works = await readAll(
    async (after) => (await run<{products: Page<Work>}>(WORKS_QUERY, {after})).products,
  );
  const prints = works.filter(({metafield}) => metafield?.value === id);
  const valueOf = reader(metafields.nodes);
  const fields = {
    title: product.title,
    year: valueOf('year'),
    medium: valueOf('medium'),
    picture: media.nodes[0]?.id ?? '',
    size: sizeOf(product),
    work: id,
    prints: writeList([
      ...new Set([
        ...(parseList(valueOf('related_prints')) ?? []),
        ...prints.map((print) => print.id),
      ]),
    ]),
    dominant_color: parseList(valueOf('colours'))?.[0] ?? '',
  };
  const {metaobject} = await mutate<{metaobject: {id: string}}>(run, PUT_ENTRY, {
    handle: {type: 'gallery_entry', handle: product.handle},
    metaobject: {fields: Object.entries(fields).map(([key, value]) => ({key, value}))},
  });
  const link = {namespace: 'custom', key: GALLERY_ENTRY, type: 'metaobject_reference'};
  await mutate(run, LINK, {
    metafields: [{...link, ownerId: id, value: metaobject.id}],
  });
}

/** The size in words: as the artist wrote it, or else of the measures in centimetres. */
function sizeOf({metafields, variants}: LoadedProduct): string {
  const ofWork = reader(metafields.nodes);
  const ofVariant = reader(variants.nodes[0]?.metafields.nodes ?? []);
  const width = ofWork('original_width_cm') || ofVariant('width_cm');
  const height = ofWork('original_height_cm') || ofVariant('height_cm');
  return ofWork('original_size') || (width && height ? `${width} × ${height} cm` : '');
}

function reader(metafields: readonly LoadedMetafield[]): (key: string) => string {
  return (wanted) =>
    metafields.find(({namespace, key}) => namespace === 'custom' && key === wanted)?.value ?? '';
}
