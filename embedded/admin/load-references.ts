import {type Page, readAll} from '../../supabase/functions/_shared/adapters/shopify-admin';
import {METAOBJECTS} from '../../store/metaobjects';
import {PRODUCT_FIELDS} from '../../store/product-fields';
import {numberOfGid} from '../storefront/schema/gid';
import type {AdminContext} from './context';
import type {References} from './forms/defined-field';

interface Product {
  id: string;
  handle: string;
  title: string;
  productType: string;
}

interface File {
  __typename: string;
  id: string;
  alt: string | null;
}

const PRODUCTS_QUERY = `query ($after: String) {
  products(first: 250, after: $after, sortKey: TITLE) {
    nodes { id handle title productType }
    pageInfo { hasNextPage endCursor }
  }
}`;

const FILES_QUERY = `query ($after: String) {
  files(first: 250, after: $after) {
    nodes { __typename id alt }
    pageInfo { hasNextPage endCursor }
  }
}`;

const ENTRIES_QUERY = `query ($type: String!, $after: String) {
  metaobjects(type: $type, first: 250, after: $after) {
    nodes { id displayName }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** The types of metaobjects that a field refers to. */
const REFERENCED = [...PRODUCT_FIELDS, ...METAOBJECTS.flatMap(({fields}) => fields)].flatMap(
  ({refersTo}) => refersTo ?? [],
);

/** All possible targets of a field's reference. */
export async function loadReferences(run: AdminContext['run']): Promise<References> {
  const products = await readAll(
    async (after) => (await run<{products: Page<Product>}>(PRODUCTS_QUERY, {after})).products,
  );
  const files = await readAll(
    async (after) => (await run<{files: Page<File>}>(FILES_QUERY, {after})).files,
  );
  const entries = await Promise.all(
    REFERENCED.map(async (type) => {
      const found = await readAll(async (after) => {
        const {metaobjects} = await run<{metaobjects: Page<{id: string; displayName: string}>}>(
          ENTRIES_QUERY,
          {type, after},
        );
        return metaobjects;
      });
      const choices = found.map((one) => ({value: one.id, label: one.displayName}));
      return [type, choices] as const;
    }),
  );
  const filesOf = (type: string, name: string) =>
    files
      .filter(({__typename}) => __typename === type)
      .map(({id, alt}) => ({value: id, label: alt || `${name} ${numberOfGid(id)}`}));
  return {
    products: products.map(({id, handle, title, productType}) => {
      const hasTwin = products.some(
        (other) => other.title === title && other.productType === productType && other.id !== id,
      );
      const kind = [productType, hasTwin && handle].filter(Boolean).join(', ');
      return {value: id, label: kind ? `${title} (${kind})` : title};
    }),
    pictures: filesOf('MediaImage', 'Picture'),
    recordings: filesOf('GenericFile', 'Recording'),
    metaobjects: new Map(entries),
  };
}
