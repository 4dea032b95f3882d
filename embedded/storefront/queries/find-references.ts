import type {StorefrontContext} from '../context';
import {findNode, type NodeSource} from './find-node';

/** The types that a metafield may reference, by the schema's union `MetafieldReference`. */
const REFERENCE_TYPES = new Set([
  'Collection',
  'GenericFile',
  'MediaImage',
  'Metaobject',
  'Page',
  'Product',
  'ProductVariant',
]);

function idsOf(value: string, isList: boolean): string[] {
  if (!isList) return [value];
  try {
    const ids: unknown = JSON.parse(value);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return []; // A value entered by hand may not be JSON; it then references nothing.
  }
}

/** The references of a metafield or a metaobject's field; empty unless its type is a reference or a list of them. */
export function findReferences(
  {type, value}: {type: string; value: string},
  context: StorefrontContext,
): NodeSource[] {
  if (!type.endsWith('_reference')) return [];
  return idsOf(value, type.startsWith('list.')).flatMap((id) => {
    const node = findNode(id, context);
    return node && REFERENCE_TYPES.has(node.__typename) ? [node] : [];
  });
}
