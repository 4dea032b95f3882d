import {html} from '../../../supabase/functions/_shared/html';
import {redirectTo, renderAdminPage, savedNotice} from '../admin-page';
import {type AdminPages, numberOf, type PostedForm, textOf} from '../context';
import {loadReferences} from '../load-references';
import {lacksFirstSize, loadSellsOtherSizes} from './first-size';
import {loadDefinitions, loadProduct, type LoadedProduct} from './load-product';
import {draftOf, type ProductDraft, readDraft} from './product-draft';
import {productForm} from './product-form';
import {saveProduct} from './save-product';

const SECTION = '/admin/products';
const BACK = {path: SECTION, label: 'All products'};
const PAGE_SIZE = 50;

const LIST_QUERY = `query ($first: Int!, $after: String, $query: String) {
  products(first: $first, after: $after, query: $query, sortKey: UPDATED_AT, reverse: true) {
    nodes {
      id handle title productType status totalInventory publishedAt
      variants(first: 10) { nodes { inventoryQuantity } }
      featuredMedia { ... on MediaImage { image { url } } }
    }
    pageInfo { hasNextPage endCursor }
  }
  productsCount(query: $query) { count }
}`;

interface Listed {
  products: {
    nodes: readonly {
      id: string;
      handle: string;
      title: string;
      productType: string;
      status: string;
      totalInventory: number;
      publishedAt: string | null;
      variants: {nodes: readonly {inventoryQuantity: number}[]};
      featuredMedia: {image: {url: string}} | null;
    }[];
    pageInfo: {hasNextPage: boolean; endCursor: string | null};
  };
  productsCount: {count: number};
}

/** `/admin/products`: fifty at a time, those changed last first; of a search those first that have it in their title. */
export async function listProducts(pages: AdminPages, address: URL): Promise<Response> {
  const query = address.searchParams.get('query') ?? '';
  const {products, productsCount} = await pages.run<Listed>(LIST_QUERY, {
    first: PAGE_SIZE,
    after: address.searchParams.get('after'),
    query,
  });
  const {hasNextPage, endCursor} = products.pageInfo;
  const sellsOtherSizes = await loadSellsOtherSizes(pages);
  const isNamed = ({title}: {title: string}) => title.toLowerCase().includes(query.toLowerCase());
  const listed = products.nodes.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  const hasTwin = ({id, title}: {id: string; title: string}) =>
    listed.some((other) => other.title === title && other.id !== id);
  return renderAdminPage({
    title: 'Products',
    section: SECTION,
    notice: address.searchParams.has('deleted') ? 'Deleted.' : null,
    storefrontOrigin: pages.storefrontOrigin,
    body: html`<div class="actions">
        <a class="button" href="${SECTION}/new">Add a product</a>
        <form class="search" role="search">
          <label for="query">Search</label>
          <input id="query" name="query" type="search" value="${query}" />
          <button class="secondary">Search</button>
        </form>
      </div>
      <p class="detail">
        ${productsCount.count} products, those
        ${query && 'with these words in their title, then those'} changed last first.
      </p>
      <ul class="lines">
        ${listed.map((product) => {
          const image = product.featuredMedia?.image;
          const isShown = product.status === 'ACTIVE' && product.publishedAt !== null;
          return html`<li>
            <span class="mat"
              >${image && html`<img src="${image.url}&width=240" alt="" loading="lazy" />`}</span
            >
            <div>
              <p class="title">
                <a href="${SECTION}/${numberOf(product.id)}">${product.title}</a>
              </p>
              <p class="detail">
                ${product.productType}${hasTwin(product) && ` · ${product.handle}`} ·
                ${product.totalInventory} in stock
                ${
                  !sellsOtherSizes &&
                  lacksFirstSize(product.variants.nodes) &&
                  html`<span class="kind">Sold Out by its first size</span>`
                }
                ${!isShown && html`<span class="kind">not in the shop</span>`}
              </p>
            </div>
          </li>`;
        })}
      </ul>
      ${
        hasNextPage &&
        html`<p>
          <a href="${SECTION}?${new URLSearchParams({query, after: endCursor ?? ''}).toString()}"
            >More products</a
          >
        </p>`
      }`,
  });
}

/** `/admin/products/new` and `/admin/products/{number}`. Null when there is no such product. */
export async function showProduct(
  pages: AdminPages,
  number: string,
  address: URL,
): Promise<Response | null> {
  const product = await findProduct(pages, number);
  if (product === undefined) return null;
  return renderForm(pages, product, draftOf(product), new Map(), savedNotice(address));
}

/** What was posted there: saved, deleted, or shown again with what is wrong. */
export async function postProduct(
  pages: AdminPages,
  number: string,
  form: PostedForm,
): Promise<Response | null> {
  const product = await findProduct(pages, number);
  if (product === undefined) return null;
  if (product && textOf(form, 'intent') === 'delete') {
    await pages.run(
      `mutation ($input: ProductDeleteInput!) { productDelete(input: $input) { deletedProductId } }`,
      {input: {id: product.id}},
    );
    return redirectTo(`${SECTION}?deleted`);
  }
  const definitions = await loadDefinitions(pages.run);
  const {draft, errors} = await readDraft(form, draftOf(product), definitions, pages);
  if (errors.size > 0) return renderForm(pages, product, draft, errors, null);
  const saved = await saveProduct(draft, product, definitions, pages);
  if ('id' in saved) return redirectTo(`${SECTION}/${numberOf(saved.id)}?saved`);
  return renderForm(pages, product, draft, saved.errors, null);
}

/** Null for a new one, undefined when there is none of that number. */
async function findProduct(
  {run}: AdminPages,
  number: string,
): Promise<LoadedProduct | null | undefined> {
  return number === 'new' ? null : ((await loadProduct(run, number)) ?? undefined);
}

async function renderForm(
  pages: AdminPages,
  product: LoadedProduct | null,
  draft: ProductDraft,
  errors: ReadonlyMap<string, string>,
  notice: string | null,
): Promise<Response> {
  const [definitions, references, sellsOtherSizes] = await Promise.all([
    loadDefinitions(pages.run),
    loadReferences(pages.run),
    loadSellsOtherSizes(pages),
  ]);
  const inShop = product?.publishedAt && product.status === 'ACTIVE';
  return renderAdminPage({
    title: product?.title ?? 'A new product',
    section: SECTION,
    back: BACK,
    notice,
    status: errors.size > 0 ? 422 : 200,
    storefrontOrigin: pages.storefrontOrigin,
    body: html`${
      inShop &&
      html`<p>
        <a href="${pages.storefrontOrigin}/product/${product.handle}">See it in the shop</a>
      </p>`
    }
    ${
      product &&
      !sellsOtherSizes &&
      lacksFirstSize(product.variants.nodes) &&
      html`<p class="saved">
        The shop says Sold Out, because the first size is, though others are left. To sell those,
        write a higher number under its ‘Place’, or
        <a href="/admin/content/selling">keep selling the other sizes</a> of every work.
      </p>`
    }
    ${productForm({draft, errors, definitions, references, isNew: product === null})}`,
  });
}
