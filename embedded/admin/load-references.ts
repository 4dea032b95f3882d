import {METAOBJECTS} from '../../store/metaobjects';
import {PRODUCT_FIELDS} from '../../store/product-fields';
import {numberOfGid} from '../storefront/schema/gid';
import type {AdminContext} from './context';
import type {References} from './forms/defined-field';

interface Loaded {
  products: {nodes: readonly {id: string; handle: string; title: string; productType: string}[]};
  files: {nodes: readonly {__typename: string; id: string; alt: string | null}[]};
}

const REFERENCES_QUERY = `{
  products(first: 250, sortKey: TITLE) { nodes { id handle title productType } }
  files(first: 250) { nodes { __typename id alt } }
}`;

const ENTRIES_QUERY = `query ($type: String!) {
  metaobjects(type: $type, first: 250) { nodes { id displayName } }
}`;

/** The types of metaobjects that a field refers to. */
const REFERENCED = [...PRODUCT_FIELDS, ...METAOBJECTS.flatMap(({fields}) => fields)].flatMap(
  ({refersTo}) => refersTo ?? [],
);

/** All possible targets of a field's reference. */
export async function loadReferences(run: AdminContext['run']): Promise<References> {
  const {products, files} = await run<Loaded>(REFERENCES_QUERY);
  const entries = await Promise.all(
    REFERENCED.map(async (type) => {
      const {metaobjects} = await run<{
        metaobjects: {nodes: readonly {id: string; displayName: string}[]};
      }>(ENTRIES_QUERY, {type});
      const choices = metaobjects.nodes.map((one) => ({value: one.id, label: one.displayName}));
      return [type, choices] as const;
    }),
  );
  const filesOf = (type: string, name: string) =>
    files.nodes
      .filter(({__typename}) => __typename === type)
      .map(({id, alt}) => ({value: id, label: alt || `${name} ${numberOfGid(id)}`}));
  return {
    products: products.nodes.map(({id, handle, title, productType}) => {
      const hasTwin = products.nodes.some(
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
