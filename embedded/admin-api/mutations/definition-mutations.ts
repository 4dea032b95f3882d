import type {
  MetafieldDefinitionEntry,
  MetaobjectDefinitionEntry,
  MetaobjectFieldEntry,
  StorefrontAccess,
  Validation,
} from '../../catalogue/admin-types';
import type {AdminContext} from '../context';
import {metaobjectDefinitionNode} from '../nodes/definition';
import {reject} from '../user-error';
import {APP_NAMESPACE} from './metafield-input';

/** What a definition of either kind, or a field of one, is described by. */
interface Described {
  name?: string | null;
  description?: string | null;
  validations?: readonly Validation[] | null;
  required?: boolean | null;
  displayNameKey?: string | null;
  access?: {storefront?: StorefrontAccess | null} | null;
}

interface MetafieldDefinitionInput extends Described {
  namespace?: string | null;
  key: string;
  ownerType: MetafieldDefinitionEntry['ownerType'];
  type?: MetafieldDefinitionEntry['type'];
}

interface FieldInput extends Described {
  key: string;
  type: MetaobjectFieldEntry['type'];
}

interface MetaobjectDefinitionInput extends Described {
  type: string;
  fieldDefinitions: readonly FieldInput[];
}

interface FieldOperation {
  create?: FieldInput | null;
  update?: Omit<FieldInput, 'type'> | null;
}

type MetaobjectDefinitionChanges = Described & {
  fieldDefinitions?: readonly FieldOperation[] | null;
};

/** The given properties, by the names of an entry. Omitted ones stay unchanged. */
function describedBy(input: Described) {
  const {name, description, validations, required, displayNameKey, access} = input;
  return {
    ...(name != null && {name}),
    ...(description !== undefined && {description}),
    ...(validations != null && {validations}),
    ...(required != null && {isRequired: required}),
    ...(displayNameKey !== undefined && {displayNameKey}),
    ...(access?.storefront && {storefrontAccess: access.storefront}),
  };
}

function findMetafieldDefinition(
  {ownerType, namespace, key}: MetafieldDefinitionInput,
  {content}: AdminContext,
) {
  return content.metafieldDefinitions
    .all()
    .find((one) => one.ownerType === ownerType && one.namespace === namespace && one.key === key);
}

function fieldOf(input: FieldInput): MetaobjectFieldEntry {
  const {key, type} = input;
  const empty = {description: null, isRequired: false, validations: []};
  return {key, type, name: key, ...empty, ...describedBy(input)};
}

function changeFields(
  before: readonly MetaobjectFieldEntry[],
  operations: readonly FieldOperation[],
): MetaobjectFieldEntry[] {
  const fields = new Map(before.map((field) => [field.key, field]));
  for (const {create, update} of operations) {
    if (create) fields.set(create.key, fieldOf(create));
    const known = update && fields.get(update.key);
    if (known) fields.set(known.key, {...known, ...describedBy(update)});
  }
  return [...fields.values()];
}

export const definitionMutations = {
  metafieldDefinitionCreate: async (
    {definition}: {definition: MetafieldDefinitionInput},
    context: AdminContext,
  ) => {
    const {metafieldDefinitions} = context.content;
    const {ownerType, namespace, key, type} = definition;
    if (findMetafieldDefinition(definition, context)) {
      const message = `Key is in use for ${ownerType} metafields on the '${namespace}' namespace.`;
      reject(['definition', 'key'], message);
    }
    await metafieldDefinitions.put({
      id: metafieldDefinitions.nextGid(),
      ownerType,
      namespace: namespace ?? APP_NAMESPACE,
      key,
      name: key,
      description: null,
      type: type ?? 'single_line_text_field',
      validations: [],
      storefrontAccess: 'NONE',
      ...describedBy(definition),
    });
  },
  metafieldDefinitionUpdate: async (
    {definition}: {definition: MetafieldDefinitionInput},
    context: AdminContext,
  ) => {
    const before =
      findMetafieldDefinition(definition, context) ??
      reject(['definition', 'key'], 'Definition not found.');
    await context.content.metafieldDefinitions.put({...before, ...describedBy(definition)});
  },
  metaobjectDefinitionCreate: async (
    {definition}: {definition: MetaobjectDefinitionInput},
    context: AdminContext,
  ) => {
    const {metaobjectDefinitions} = context.content;
    const {type, fieldDefinitions} = definition;
    if (metaobjectDefinitions.all().some((one) => one.type === type)) {
      reject(['definition', 'type'], 'Type has already been taken');
    }
    const created: MetaobjectDefinitionEntry = {
      id: metaobjectDefinitions.nextGid(),
      type,
      name: type,
      description: null,
      displayNameKey: null,
      storefrontAccess: 'NONE',
      fields: fieldDefinitions.map(fieldOf),
      ...describedBy(definition),
    };
    await metaobjectDefinitions.put(created);
    return {metaobjectDefinition: metaobjectDefinitionNode(created, context)};
  },
  metaobjectDefinitionUpdate: async (
    {id, definition}: {id: string; definition: MetaobjectDefinitionChanges},
    {content}: AdminContext,
  ) => {
    const before = content.metaobjectDefinitions.find(id) ?? reject(['id'], 'Record not found');
    const fields = changeFields(before.fields, definition.fieldDefinitions ?? []);
    await content.metaobjectDefinitions.put({...before, ...describedBy(definition), fields});
  },
};
