import {type Html, html} from '../../../supabase/functions/_shared/html';
import {inputField} from '../../form-fields';
import {numberOfGid} from '../../storefront/schema/gid';
import {renderAdminPage} from '../admin-page';
import type {AdminContext} from '../context';
import {lacksFirstSize, loadSellsOtherSizes} from './first-size';

const PATH = '/admin/products';
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

interface Product {
  id: string;
  handle: string;
  title: string;
  productType: string;
  status: string;
  totalInventory: number;
  publishedAt: string | null;
  variants: {nodes: readonly {inventoryQuantity: number}[]};
  featuredMedia: {image: {url: string}} | null;
}

interface Listed {
  products: {
    nodes: readonly Product[];
    pageInfo: {hasNextPage: boolean; endCursor: string | null};
  };
  productsCount: {count: number};
}

/** Fifty works at a time, most recently changed first; for a search, works with it in their title come first. */
export async function listProducts(context: AdminContext): Promise<Response> {
  const {searchParams} = context.url;
  const query = searchParams.get('query') ?? '';
  const {products, productsCount} = await context.run<Listed>(LIST_QUERY, {
    first: PAGE_SIZE,
    after: searchParams.get('after'),
    query,
  });
  const {hasNextPage, endCursor} = products.pageInfo;
  const more = new URLSearchParams({query, after: endCursor ?? ''});
  const sellsOtherSizes = await loadSellsOtherSizes(context);
  const isNamed = ({title}: Product) => title.toLowerCase().includes(query.toLowerCase());
  const listed = products.nodes.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  return renderAdminPage(context, {
    title: 'Products',
    body: html`<p><a class="button" href="${PATH}/new">Add a product</a></p>
      <form class="inline" role="search">
        ${inputField({name: 'query', label: 'Search', value: query, attributes: {type: 'search'}})}
        <button class="secondary">Search</button>
      </form>
      <p class="detail">
        ${productsCount.count} products.
        ${
          query
            ? 'Matching titles come first, then the most recently changed.'
            : 'The most recently changed come first.'
        }
      </p>
      <ul class="lines">
        ${listed.map((product) => line(product, {listed, sellsOtherSizes}))}
      </ul>
      ${hasNextPage && html`<p><a href="${PATH}?${more.toString()}">More products</a></p>`}`,
  });
}

function line(
  product: Product,
  {listed, sellsOtherSizes}: {listed: readonly Product[]; sellsOtherSizes: boolean},
): Html {
  const {id, handle, title, productType, status, totalInventory, publishedAt} = product;
  const image = product.featuredMedia?.image;
  const hasTwin = listed.some((other) => other.title === title && other.id !== id);
  const facts = [productType, hasTwin && handle, `${totalInventory} in stock`];
  const isSoldOut = !sellsOtherSizes && lacksFirstSize(product.variants.nodes);
  return html`<li>
    <span class="mat"
      >${image && html`<img src="${image.url}&width=240" alt="" loading="lazy" />`}</span
    >
    <div>
      <p class="title"><a href="${PATH}/${numberOfGid(id)}">${title}</a></p>
      <p class="detail">
        ${facts.filter(Boolean).join(' · ')}
        ${isSoldOut && html`<span class="kind">Sold Out, because its first size is</span>`}
        ${
          (status !== 'ACTIVE' || publishedAt === null) &&
          html`<span class="kind">not in the shop</span>`
        }
      </p>
    </div>
  </li>`;
}
