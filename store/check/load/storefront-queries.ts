import {NAMESPACE, PRODUCT_FIELDS} from '../../product-fields';

/** The metafields that the checks read. Each becomes an alias in the query. */
const FIELDS = PRODUCT_FIELDS.map(({key}) => key).filter((key) =>
  /^(?:launch_at|early_access_|medium|year|original_|poem_text|story)/.test(key),
);

const metafield = (key: string) =>
  `${key}: metafield(namespace: "${NAMESPACE}", key: "${key}") { value }`;

/**
 * The parts of a shop that the token must be able to read. Each is queried separately, so that each rejection is known.
 */
export const PARTS = [
  {what: 'works', query: 'query { products(first: 1) { nodes { id } } }'},
  {what: 'redirects', query: 'query { urlRedirects(first: 1) { nodes { path } } }'},
  {what: 'menus', query: 'query { menu(handle: "shop-header") { id } }'},
  {
    what: 'your own words (metaobjects)',
    query: 'query { metaobjects(type: "announcement", first: 1) { nodes { id } } }',
  },
] as const;

export const SHOP_QUERY = `query {
  shop {
    name
    shipping: shippingPolicy { body }
    returns: refundPolicy { body }
    privacy: privacyPolicy { body }
    terms: termsOfService { body }
  }
}`;

export interface ShopData {
  shop: {name: string} & Record<
    'shipping' | 'returns' | 'privacy' | 'terms',
    {body: string} | null
  >;
}

export const WORKS_QUERY = `query($after: String) {
  products(first: 50, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes {
      handle
      title
      productType
      tags
      description
      images(first: 10) { nodes { url altText width height } }
      variants(first: 20) {
        nodes {
          id
          title
          availableForSale
          price { amount currencyCode }
          ${metafield('width_cm')}
          ${metafield('height_cm')}
        }
      }
      ${FIELDS.map(metafield).join('\n      ')}
    }
  }
}`;

export const COLLECTION_QUERY = `query($handle: String!, $after: String) {
  collection(handle: $handle) {
    products(first: 250, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { handle }
    }
  }
}`;

export interface CollectionData {
  collection: {products: {pageInfo: PageInfo; nodes: {handle: string}[]}} | null;
}

/** The metaobjects that the shop reads, as in `app/shop/site/load-site.ts`. */
export const MENUS = ['shop-header', 'shop-footer'] as const;

export const MENU_QUERY = `query($handle: String!) { menu(handle: $handle) { id } }`;

export interface MenuData {
  menu: {id: string} | null;
}

export const VIEWINGS_QUERY = `query {
  metaobjects(type: "viewing", first: 20, sortKey: "updated_at", reverse: true) {
    nodes { title: field(key: "title") { value } key: field(key: "key") { value } }
  }
}`;

export interface ViewingsData {
  metaobjects: {nodes: {title: Value; key: Value}[]};
}

type Value = {value: string} | null;

export const SELLING_QUERY = `{
  metaobject(handle: {type: "selling", handle: "selling"}) {
    otherSizes: field(key: "other_sizes") { value }
  }
}`;

export interface SellingData {
  metaobject: {otherSizes: Value} | null;
}

export interface WorkNode extends Record<string, unknown> {
  handle: string;
  title: string;
  productType: string;
  tags: string[];
  description: string;
  images: {
    nodes: {url: string; altText: string | null; width: number | null; height: number | null}[];
  };
  variants: {
    nodes: {
      id: string;
      title: string;
      availableForSale: boolean;
      price: {amount: string; currencyCode: string};
      width_cm: Value;
      height_cm: Value;
    }[];
  };
}

export interface PageInfo {
  hasNextPage: boolean;
  endCursor: string | null;
}

export interface WorksData {
  products: {
    pageInfo: PageInfo;
    nodes: WorkNode[];
  };
}

/** The values of a node's aliased metafields, by key. */
export function fieldsOf(node: WorkNode): Partial<Record<string, string>> {
  return Object.fromEntries(
    FIELDS.flatMap((key) => {
      const value = (node[key] as Value)?.value.trim();
      return value ? [[key, value]] : [];
    }),
  );
}

export const CART_MUTATION = `mutation($lines: [CartLineInput!]) {
  cartCreate(input: {lines: $lines}) {
    cart { checkoutUrl }
    userErrors { message }
  }
}`;

export interface CartData {
  cartCreate: {cart: {checkoutUrl: string} | null; userErrors: {message: string}[]} | null;
}
