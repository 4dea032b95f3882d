import {NAMESPACE, PRODUCT_FIELDS} from '../../product-fields';

/** The metafields that the checks read. Each becomes an alias in the query. */
const FIELDS = PRODUCT_FIELDS.map(({key}) => key).filter((key) =>
  /^(?:launch_at|early_access_|medium|year|original_|poem_text|story)/.test(key),
);

const metafield = (key: string) =>
  `${key}: metafield(namespace: "${NAMESPACE}", key: "${key}") { value }`;

type Value = {value: string} | null;

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

/** The values of a node's aliased metafields, by key. */
export function fieldsOf(node: WorkNode): Partial<Record<string, string>> {
  return Object.fromEntries(
    FIELDS.flatMap((key) => {
      const value = (node[key] as Value)?.value.trim();
      return value ? [[key, value]] : [];
    }),
  );
}

export const COLLECTION_QUERY = `query($handle: String!, $after: String) {
  collection(handle: $handle) {
    products(first: 250, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { handle }
    }
  }
}`;

export const REDIRECTS_QUERY = 'query { urlRedirects(first: 1) { nodes { path } } }';

export const MENUS_QUERY = `query {
  header: menu(handle: "shop-header") { id }
  footer: menu(handle: "shop-footer") { id }
}`;

/** The artist's own words that the checks read, as in `app/shop/site/load-site.ts`. */
export const CONTENT_QUERY = `query {
  viewings: metaobjects(type: "viewing", first: 20, sortKey: "updated_at", reverse: true) {
    nodes { title: field(key: "title") { value } key: field(key: "key") { value } }
  }
  selling: metaobject(handle: {type: "selling", handle: "selling"}) {
    otherSizes: field(key: "other_sizes") { value }
  }
}`;

export interface ContentData {
  viewings: {nodes: {title: Value; key: Value}[]};
  selling: {otherSizes: Value} | null;
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
