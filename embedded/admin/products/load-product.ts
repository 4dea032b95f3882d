import type {AdminContext} from '../context';

export interface LoadedMetafield {
  namespace: string;
  key: string;
  type: string;
  value: string;
}

export interface LoadedProduct {
  id: string;
  handle: string;
  title: string;
  descriptionHtml: string;
  productType: string;
  tags: readonly string[];
  status: string;
  publishedAt: string | null;
  options: readonly {name: string}[];
  variants: {
    nodes: readonly {
      id: string;
      selectedOptions: readonly {value: string}[];
      price: string;
      inventoryQuantity: number;
      metafields: {nodes: readonly LoadedMetafield[]};
    }[];
  };
  media: {nodes: readonly {id: string; alt: string | null; image: {url: string}}[]};
  metafields: {nodes: readonly LoadedMetafield[]};
}

/** The prefix of a product's metafield keys in the form, which also has other names. */
export const METAFIELD = 'metafield-';

const PRODUCT_QUERY = `query ($id: ID!) {
  product(id: $id) {
    id handle title descriptionHtml productType tags status publishedAt
    options { name }
    variants(first: 100) {
      nodes {
        id price inventoryQuantity
        selectedOptions { value }
        metafields(first: 50) { nodes { namespace key type value } }
      }
    }
    media(first: 50) { nodes { id alt ... on MediaImage { image { url } } } }
    metafields(first: 100) { nodes { namespace key type value } }
  }
}`;

/** Null when there is none. */
export async function loadProduct(
  run: AdminContext['run'],
  id: string,
): Promise<LoadedProduct | null> {
  const {product} = await run<{product: LoadedProduct | null}>(PRODUCT_QUERY, {id});
  return product;
}
