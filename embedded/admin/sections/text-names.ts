import {METAOBJECTS} from '../../../store/metaobjects';
import {PRODUCT_FIELDS} from '../../../store/product-fields';
import {parseGid} from '../../storefront/schema/gid';
import type {AdminContext} from '../context';

/** Shopify's keys of the texts that have no definition. */
const NAMES: Readonly<Record<string, string>> = {
  alt: 'What the picture shows',
  body: 'Text',
  body_html: 'Description',
  meta_description: 'Description for search engines',
  name: 'Name of the choice',
  summary_html: 'Excerpt',
  title: 'Title',
};

const QUERIES = {
  Product: `query ($id: ID!) { product(id: $id) { metafields(first: 100) { nodes { id key } } } }`,
  Metaobject: `query ($id: ID!) { metaobject(id: $id) { type } }`,
};

/**
 * Loads the names that the admin's forms have for the texts of a resource. The result names a text by its resource and
 * its key.
 */
export async function loadTextNames(
  {run}: Pick<AdminContext, 'run'>,
  kind: string,
  id: string,
): Promise<(resourceId: string, key: string) => string> {
  const definitions = new Map<string, string>();
  if (kind === 'Product') {
    const {product} = await run<{
      product: {metafields: {nodes: readonly {id: string; key: string}[]}} | null;
    }>(QUERIES.Product, {id});
    for (const metafield of product?.metafields.nodes ?? []) {
      const field = PRODUCT_FIELDS.find(({key}) => key === metafield.key);
      definitions.set(`${metafield.id} value`, field?.name ?? metafield.key);
    }
  }
  if (kind === 'Metaobject') {
    const {metaobject} = await run<{metaobject: {type: string} | null}>(QUERIES.Metaobject, {id});
    const {fields = []} = METAOBJECTS.find(({type}) => type === metaobject?.type) ?? {};
    for (const {key, name} of fields) definitions.set(`${id} ${key}`, name);
  }
  if (kind === 'Article') definitions.set(`${id} body_html`, 'Text');
  return (resourceId, key) => {
    if (parseGid(resourceId)?.type === 'ProductOptionValue') return 'A choice';
    return definitions.get(`${resourceId} ${key}`) ?? NAMES[key] ?? key;
  };
}
