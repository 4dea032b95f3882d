import {html} from '../../../supabase/functions/_shared/html';
import {redirectTo, renderAdminPage, savedNotice} from '../admin-page';
import {type AdminPages, numberOf, type PostedForm, textOf} from '../context';
import {select} from '../forms/inputs';

const SECTION = '/admin/collections';

const LIST_QUERY = `{
  collections(first: 50) { nodes { id title products(first: 250) { nodes { title } } } }
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

interface Sorted {
  id: string;
  handle: string;
  title: string;
  sortOrder: string;
  products: {
    nodes: readonly {
      id: string;
      title: string;
      featuredMedia: {image: {url: string}} | null;
    }[];
  };
}

/** Shopify's words for the orders. */
const ORDERS = [
  {value: 'MANUAL', label: 'Manually, by the places below'},
  {value: 'CREATED_DESC', label: 'Date, new to old'},
  {value: 'CREATED', label: 'Date, old to new'},
  {value: 'ALPHA_ASC', label: 'Product title A–Z'},
  {value: 'ALPHA_DESC', label: 'Product title Z–A'},
  {value: 'PRICE_ASC', label: 'Price, lowest to highest'},
  {value: 'PRICE_DESC', label: 'Price, highest to lowest'},
  {value: 'BEST_SELLING', label: 'Best selling'},
];

/** `/admin/collections`: what the shop's lists of works are made of. */
export async function listCollections(pages: AdminPages): Promise<Response> {
  const {collections} = await pages.run<{
    collections: {
      nodes: readonly {id: string; title: string; products: {nodes: readonly unknown[]}}[];
    };
  }>(LIST_QUERY);
  return renderAdminPage({
    title: 'Collections',
    section: SECTION,
    storefrontOrigin: pages.storefrontOrigin,
    body: html`<p class="lead">The order of the works on the pages Prints and Originals.</p>
      <ul class="entries">
        ${collections.nodes.map(
          ({id, title, products}) =>
            html`<li>
              <p class="title"><a href="${SECTION}/${numberOf(id)}">${title}</a></p>
              <p class="detail">${products.nodes.length} works</p>
            </li>`,
        )}
      </ul>`,
  });
}

async function loadCollection({run}: AdminPages, number: string): Promise<Sorted | null> {
  const id = `gid://shopify/Collection/${number}`;
  return (await run<{collection: Sorted | null}>(COLLECTION_QUERY, {id})).collection;
}

/** `/admin/collections/{number}`. Null when there is none. */
export async function showCollection(
  pages: AdminPages,
  number: string,
  address: URL,
): Promise<Response | null> {
  const collection = await loadCollection(pages, number);
  if (!collection) return null;
  const {handle, title, sortOrder, products} = collection;
  return renderAdminPage({
    title,
    section: SECTION,
    back: {path: SECTION, label: 'All collections'},
    notice: savedNotice(address),
    storefrontOrigin: pages.storefrontOrigin,
    body: html`<p>
        <a href="${pages.storefrontOrigin}/collections/${handle}">See it in the shop</a>
      </p>
      <form method="post" class="editor">
        ${select({
          name: 'sortOrder',
          label: 'Sort',
          values: [sortOrder],
          choices: ORDERS,
          hint: 'Write another number beside a work to move it there; the order is then by hand.',
        })}
        ${products.nodes.map(
          ({id, title: work, featuredMedia}, index) =>
            html`<div class="row picture">
              ${
                featuredMedia
                  ? html`<img src="${featuredMedia.image.url}&width=240" alt="" loading="lazy" />`
                  : html`<span></span>`
              }
              <p>${work}</p>
              <div class="field">
                <input
                  name="${numberOf(id)}"
                  value="${index + 1}"
                  inputmode="numeric"
                  aria-label="Place of ${work}"
                />
              </div>
            </div>`,
        )}
        <div class="actions"><button>Save</button></div>
      </form>`,
  });
}

/** Stores the order: a work that goes up stands before the one that had its new place, one that goes down behind it. */
export async function postCollection(
  pages: AdminPages,
  number: string,
  form: PostedForm,
): Promise<Response | null> {
  const collection = await loadCollection(pages, number);
  if (!collection) return null;
  const {id, sortOrder: before, products} = collection;
  const ids = products.nodes.map((product) => product.id);
  const places = ids.map((one, index) => {
    const before = index + 1;
    const place = Number(textOf(form, numberOf(one))) || before;
    return {id: one, place: place + Math.sign(place - before) / 2, isMoved: place !== before};
  });
  const isMoved = places.some((one) => one.isMoved);
  const sortOrder = isMoved ? 'MANUAL' : textOf(form, 'sortOrder') || before;
  await pages.run(SORT, {input: {id, sortOrder}});
  if (isMoved) {
    const wanted = places.toSorted((a, b) => a.place - b.place);
    const moves = wanted.map((one, index) => ({id: one.id, newPosition: String(index)}));
    await pages.run(REORDER, {id, moves});
  }
  return redirectTo(`${SECTION}/${number}?saved`);
}
