import type {FieldType} from '../../../store/field-types';
import type {
  FieldEntry,
  MetafieldDefinitionEntry,
  MetaobjectDefinitionEntry,
} from '../../catalogue/admin-types';
import type {AdminContext} from '../context';
import {metaobjectDefinitionNode} from '../nodes/definition';
import {reject} from '../user-error';
import {APP_NAMESPACE} from './metafield-input';

/** Inputs have the properties of an entry except its id, and the name of a type. Omitted ones stay unchanged. */
type MetafieldDefinitionChanges = Partial<Omit<MetafieldDefinitionEntry, 'type'>> &
  Pick<MetafieldDefinitionEntry, 'ownerType' | 'key'>;

type FieldChanges = Partial<Omit<FieldEntry, 'type'>> & {key: string};
type FieldInput = FieldChanges & {type: FieldType};

type MetaobjectDefinitionChanges<FieldDefinition> = Partial<
  Omit<MetaobjectDefinitionEntry, 'fieldDefinitions'>
> & {fieldDefinitions?: readonly FieldDefinition[]};

function findMetafieldDefinition(
  {ownerType, namespace = APP_NAMESPACE, key}: MetafieldDefinitionChanges,
  {content}: AdminContext,
) {
  return content.metafieldDefinitions
    .all()
    .find((one) => one.ownerType === ownerType && one.namespace === namespace && one.key === key);
}

function fieldOf({type, ...input}: FieldInput): FieldEntry {
  const empty = {name: input.key, description: null, required: false, validations: []};
  return {...empty, ...input, type: {name: type}};
}

export const definitionMutations = {
  metafieldDefinitionCreate: async (
    {definition}: {definition: MetafieldDefinitionChanges & {type: FieldType}},
    context: AdminContext,
  ) => {
    const {metafieldDefinitions} = context.content;
    const {ownerType, namespace = APP_NAMESPACE} = definition;
    if (findMetafieldDefinition(definition, context)) {
      const message = `Key is in use for ${ownerType} metafields on the '${namespace}' namespace.`;
      reject(['definition', 'key'], message);
    }
    await metafieldDefinitions.put({
      ownerType,
      access: {storefront: 'NONE'},
      ...fieldOf(definition),
      namespace,
      id: metafieldDefinitions.nextGid(),
    });
  },
  metafieldDefinitionUpdate: async (
    {definition}: {definition: MetafieldDefinitionChanges},
    context: AdminContext,
  ) => {
    const before =
      findMetafieldDefinition(definition, context) ??
      reject(['definition', 'key'], 'Definition not found.');
    await context.content.metafieldDefinitions.put({...before, ...definition});
  },
  metaobjectDefinitionCreate: async (
    {definition}: {definition: MetaobjectDefinitionChanges<FieldInput> & {type: string}},
    context: AdminContext,
  ) => {
    const {metaobjectDefinitions} = context.content;
    const {type, fieldDefinitions = []} = definition;
    if (metaobjectDefinitions.all().some((one) => one.type === type)) {
      reject(['definition', 'type'], 'Type has already been taken');
    }
    const created: MetaobjectDefinitionEntry = {
      name: type,
      description: null,
      displayNameKey: null,
      access: {storefront: 'NONE'},
      ...definition,
      fieldDefinitions: fieldDefinitions.map(fieldOf),
      id: metaobjectDefinitions.nextGid(),
    };
    await metaobjectDefinitions.put(created);
    return {metaobjectDefinition: metaobjectDefinitionNode(created, context)};
  },
  metaobjectDefinitionUpdate: async (
    {
      id,
      definition,
    }: {
      id: string;
      definition: MetaobjectDefinitionChanges<{create?: FieldInput; update?: FieldChanges}>;
    },
    {content}: AdminContext,
  ) => {
    const before = content.metaobjectDefinitions.find(id) ?? reject(['id'], 'Record not found');
    const fields = new Map(before.fieldDefinitions.map((field) => [field.key, field]));
    for (const {create, update} of definition.fieldDefinitions ?? []) {
      if (create) fields.set(create.key, fieldOf(create));
      const known = update && fields.get(update.key);
      if (known) fields.set(known.key, {...known, ...update});
    }
    await content.metaobjectDefinitions.put({
      ...before,
      ...definition,
      fieldDefinitions: [...fields.values()],
    });
  },
};
