import {mutate} from '../../../supabase/functions/_shared/adapters/shopify-admin';
import {type Html, html} from '../../../supabase/functions/_shared/html';
import {optionsOf, selectField} from '../../form-fields';
import {numberOfGid} from '../../storefront/schema/gid';
import {type AdminContext, type OpenSection, type PostedForm, textOf} from '../context';
import {formPage, type Saved} from '../form-page';
import {byPlace} from '../forms/by-place';
import {listPage} from '../list-page';

const PATH = '/admin/collections';

const LIST_QUERY = `{
  collections(first: 50) { nodes { id title products(first: 250) { nodes { id } } } }
}`;
const COLLECTION_QUERY = `query ($id: ID!) {
  collection(id: $id) {
    id handle title sortOrder
    products(first: 250) {
      nodes { id title featuredMedia { ... on MediaImage { image { url } } } }
    }
  }
}`;
const SORT = `mutation ($input: CollectionInput!) {
  collectionUpdate(input: $input) { userErrors { message } }
}`;
const REORDER = `mutation ($id: ID!, $moves: [MoveInput!]!) {
  collectionReorderProducts(id: $id, moves: $moves) { userErrors { message } }
}`;

interface Collection {
  id: string;
  handle: string;
  title: string;
  sortOrder: string;
  products: {nodes: readonly Work[]};
}

interface Work {
  id: string;
  title: string;
  featuredMedia: {image: {url: string}} | null;
}

/** Shopify's names of the sort orders. */
const ORDERS = [
  {value: 'MANUAL', label: 'Manually, by the numbers below'},
  {value: 'CREATED_DESC', label: 'Date, new to old'},
  {value: 'CREATED', label: 'Date, old to new'},
  {value: 'ALPHA_ASC', label: 'Product title A–Z'},
  {value: 'ALPHA_DESC', label: 'Product title Z–A'},
  {value: 'PRICE_ASC', label: 'Price, lowest to highest'},
  {value: 'PRICE_DESC', label: 'Price, highest to lowest'},
  {value: 'BEST_SELLING', label: 'Best selling'},
];

/** `/admin/collections`: the order of works in the shop's lists. */
export const openCollections: OpenSection = async (context, [number]) => {
  if (number === undefined) {
    const {collections} = await context.run<{
      collections: {nodes: readonly Pick<Collection, 'id' | 'title' | 'products'>[]};
    }>(LIST_QUERY);
    return listPage(context, {
      title: 'Collections',
      lead: 'The order of the works on the Prints and Originals pages.',
      entries: collections.nodes.map(({id, title, products}) => ({
        title,
        path: `${PATH}/${numberOfGid(id)}`,
        detail: `${products.nodes.length} works`,
      })),
    });
  }
  const {collection} = await context.run<{collection: Collection | null}>(COLLECTION_QUERY, {
    id: `gid://shopify/Collection/${number}`,
  });
  if (!collection) return null;
  const {handle, title, sortOrder, products} = collection;
  return formPage(context, {
    title,
    back: {path: PATH, label: 'All collections'},
    shopPath: `/collections/${handle}`,
    fields: [],
    values: new Map(),
    more: html`${selectField({
      name: 'sortOrder',
      label: 'Sort',
      options: optionsOf(ORDERS, sortOrder),
      hint: 'To move a work, change its number. The order is then manual.',
    })}
    ${products.nodes.map(placedWork)}`,
    save: (_values, form) => saveOrder(context, collection, form),
  });
};

function placedWork({id, title, featuredMedia}: Work, index: number): Html {
  const url = featuredMedia?.image.url;
  return html`<div class="row picture">
    <span>${url && html`<img src="${url}&width=240" alt="" loading="lazy" />`}</span>
    <p>${title}</p>
    <input
      name="${numberOfGid(id)}"
      value="${index + 1}"
      inputmode="numeric"
      aria-label="Place of ${title}"
    />
  </div>`;
}

async function saveOrder(
  {run}: AdminContext,
  {id, sortOrder: before, products}: Collection,
  form: PostedForm,
): Promise<Saved> {
  const wanted = byPlace(products.nodes, (work) => textOf(form, String(numberOfGid(work.id))));
  const isMoved = wanted.some((work, index) => work !== products.nodes[index]);
  const sortOrder = isMoved ? 'MANUAL' : textOf(form, 'sortOrder') || before;
  await mutate(run, SORT, {input: {id, sortOrder}});
  if (isMoved) {
    const moves = wanted.map((one, index) => ({id: one.id, newPosition: String(index)}));
    await mutate(run, REORDER, {id, moves});
  }
  return {path: `${PATH}/${numberOfGid(id)}`};
}
