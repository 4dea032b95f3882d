import type {Page} from '../../supabase/functions/_shared/adapters/shopify-admin';

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

export const SET_PRODUCT = `mutation($input: ProductSetInput!, $identifier: ProductSetIdentifiers) {
  productSet(input: $input, identifier: $identifier, synchronous: true) {
    product { id }
    userErrors { message }
  }
}`;

export const SET_FIELDS = `mutation($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) { userErrors { message } }
}`;

export const PUBLISH = `mutation($id: ID!, $input: [PublicationInput!]!) {
  publishablePublish(id: $id, input: $input) { userErrors { message } }
}`;

/** Shopify deprecates `name` in favour of `catalog.title`, which is null for some channels. */
export const PLACES = `query {
  publications(first: 50) { nodes { id name } }
  locations(first: 1) { nodes { id } }
}`;

export interface PlacesData {
  publications: {nodes: {id: string; name: string}[]};
  locations: {nodes: {id: string}[]};
}

export const STAGE_UPLOAD = `mutation($input: [StagedUploadInput!]!) {
  stagedUploadsCreate(input: $input) {
    stagedTargets { url resourceUrl parameters { name value } }
    userErrors { message }
  }
}`;

export interface StagedTarget {
  url: string;
  resourceUrl: string;
  parameters: {name: string; value: string}[];
}

export const STORED_ENTRY = `query($handle: MetaobjectHandleInput!) {
  metaobjectByHandle(handle: $handle) { id fields { key value } }
}`;

export interface StoredEntryData {
  metaobjectByHandle: {id: string; fields: {key: string; value: string | null}[]} | null;
}

export const PUT_ENTRY = `mutation($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
  metaobjectUpsert(handle: $handle, metaobject: $metaobject) { userErrors { message } }
}`;

export const STORED_FILES = `query($after: String) {
  files(first: 100, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes { id alt ... on MediaImage { image { url } } }
  }
}`;

export interface StoredFile {
  id: string;
  alt: string | null;
  image?: {url: string} | null;
}

export interface StoredFilesData {
  files: Page<StoredFile>;
}

export const CREATE_FILE = `mutation($files: [FileCreateInput!]!) {
  fileCreate(files: $files) { files { id } userErrors { message } }
}`;

/** Whether the gallery of sold works has any of the artist's own. */
export const GALLERY = `{ metaobjects(type: "gallery_entry", first: 1) { nodes { id } } }`;

export interface GalleryData {
  metaobjects: {nodes: readonly {id: string}[]};
}
