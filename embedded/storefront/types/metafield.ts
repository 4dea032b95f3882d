import type {
  HasMetafieldsIdentifier,
  MetafieldReferencesArgs,
  MetaobjectFieldArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import {metafieldId} from '../../catalogue/translate';
import type {Metafield, MetaobjectEntry} from '../../catalogue/types';
import {parseList} from '../../parse-json';
import {connect} from '../connections/connection';
import type {ResolversOf, StorefrontContext} from '../context';
import {findNode} from '../queries/nodes';

type MetafieldName = Pick<HasMetafieldsIdentifier, 'namespace' | 'key'>;

interface FieldValue {
  /** Shopify's type name: `single_line_text_field`, `list.product_reference`. */
  type: string;
  value: string;
}

interface MetafieldOwner {
  id: string;
  metafields?: readonly Metafield[];
}

/** `metafield` and `metafields` of a product or a variant. */
export const metafieldsOfOwner: ResolversOf<MetafieldOwner> = {
  metafield: (owner, name: MetafieldName) => findMetafield(owner, name),
  metafields: (owner, {identifiers}: {identifiers: readonly MetafieldName[]}) =>
    identifiers.map((name) => findMetafield(owner, name)),
};

function findMetafield({id, metafields = []}: MetafieldOwner, {namespace, key}: MetafieldName) {
  const found = metafields.find((one) => one.namespace === namespace && one.key === key);
  return found && {...found, id: metafieldId(id, found)};
}

/** The object that a metafield or a metaobject's field refers to. */
export const referencesOfField: ResolversOf<FieldValue> = {
  reference: (field, _args, context) => (isList(field) ? null : findReferences(field, context)[0]),
  references: (field, args: MetafieldReferencesArgs, context) =>
    isList(field) ? connect(findReferences(field, context), args, (node) => node) : null,
};

export const metaobjectResolvers: ResolversOf<MetaobjectEntry> = {
  field: ({fields}, {key}: MetaobjectFieldArgs) => fields.find((field) => field.key === key),
};

function isList({type}: FieldValue): boolean {
  return type.startsWith('list.');
}

/** Empty unless the field's type is a reference or a list of them. */
function findReferences(field: FieldValue, {catalogue}: StorefrontContext): object[] {
  if (!field.type.endsWith('_reference')) return [];
  // A value entered by hand may not be a list; it then references nothing.
  const ids = isList(field) ? (parseList(field.value) ?? []) : [field.value];
  return ids.flatMap((id) => findNode(id, catalogue) ?? []);
}
