export interface StoredField {
  namespace: string;
  key: string;
  value: string;
}

export interface StoredPicture {
  id: string;
  alt: string | null;
  /** Null while Shopify prepares it. */
  image: {url: string} | null;
}

export interface StoredVariant {
  id: string;
  title: string;
  price: string;
  selectedOptions: {name: string; value: string}[];
  metafields: {nodes: StoredField[]};
}

export interface StoredProduct {
  id: string;
  title: string;
  productType: string;
  descriptionHtml: string;
  tags: string[];
  status: string;
  resourcePublicationsCount: {count: number} | null;
  options: {name: string}[];
  media: {nodes: StoredPicture[]};
  variants: {nodes: StoredVariant[]};
  metafields: {nodes: StoredField[]};
}

export const STORED_PRODUCT = `query($handle: String!) {
  productByIdentifier(identifier: {handle: $handle}) {
    id
    title
    productType
    descriptionHtml
    tags
    status
    resourcePublicationsCount(onlyPublished: false) { count }
    options(first: 3) { name }
    media(first: 50) { nodes { id alt ... on MediaImage { image { url } } } }
    variants(first: 50) {
      nodes {
        id
        title
        price
        selectedOptions { name value }
        metafields(first: 10, namespace: "custom") { nodes { namespace key value } }
      }
    }
    metafields(first: 50, namespace: "custom") { nodes { namespace key value } }
  }
}`;
