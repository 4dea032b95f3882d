import type {
  MetafieldDefinitionEntry,
  MetaobjectDefinitionEntry,
  MetaobjectFieldEntry,
  StorefrontAccess,
  Validation,
} from '../../catalogue/admin-types';
import type {AdminContext} from '../context';
import {metaobjectDefinitionNode} from '../nodes/definition';
import {userError} from '../user-error';

interface Described {
  name?: string | null;
  description?: string | null;
  validations?: readonly Validation[] | null;
}

interface MetafieldDefinitionInput extends Described {
  namespace?: string | null;
  key: string;
  ownerType: MetafieldDefinitionEntry['ownerType'];
  type?: MetafieldDefinitionEntry['type'];
  access?: {storefront?: StorefrontAccess | null} | null;
}

interface FieldInput extends Described {
  key: string;
  type: MetaobjectFieldEntry['type'];
  required?: boolean | null;
}

interface MetaobjectDefinitionInput {
  type: string;
  name?: string | null;
  description?: string | null;
  displayNameKey?: string | null;
  access?: {storefront?: StorefrontAccess | null} | null;
  fieldDefinitions: readonly FieldInput[];
}

interface FieldOperation {
  create?: FieldInput | null;
  update?: Omit<FieldInput, 'type'> | null;
}

type MetaobjectDefinitionChanges = Partial<
  Pick<MetaobjectDefinitionInput, 'name' | 'description' | 'displayNameKey' | 'access'>
> & {fieldDefinitions?: readonly FieldOperation[] | null};

function findMetafieldDefinition(
  {ownerType, namespace, key}: MetafieldDefinitionInput,
  {content}: AdminContext,
) {
  return content.metafieldDefinitions
    .all()
    .find((one) => one.ownerType === ownerType && one.namespace === namespace && one.key === key);
}

const fieldOf = ({key, type, name, description, required, validations}: FieldInput) => ({
  key,
  type,
  name: name ?? key,
  description: description ?? null,
  isRequired: required ?? false,
  validations: validations ?? [],
});

function changeFields(
  before: readonly MetaobjectFieldEntry[],
  operations: readonly FieldOperation[],
): MetaobjectFieldEntry[] {
  const fields = new Map(before.map((field) => [field.key, field]));
  for (const operation of operations) {
    if (operation.create) fields.set(operation.create.key, fieldOf(operation.create));
    const known = operation.update && fields.get(operation.update.key);
    if (operation.update && known) {
      const {name, description, required, validations} = operation.update;
      fields.set(known.key, {
        ...known,
        name: name ?? known.name,
        description: description === undefined ? known.description : description,
        isRequired: required ?? known.isRequired,
        validations: validations ?? known.validations,
      });
    }
  }
  return [...fields.values()];
}

export const definitionMutations = {
  metafieldDefinitionCreate: async (
    {definition}: {definition: MetafieldDefinitionInput},
    context: AdminContext,
  ) => {
    const {content} = context;
    if (findMetafieldDefinition(definition, context)) {
      const message = `Key is in use for ${definition.ownerType} metafields on the '${definition.namespace}' namespace.`;
      return {userErrors: [userError(['definition', 'key'], message)]};
    }
    const created: MetafieldDefinitionEntry = {
      id: content.metafieldDefinitions.nextGid(),
      ownerType: definition.ownerType,
      namespace: definition.namespace ?? 'app--embedded',
      key: definition.key,
      name: definition.name ?? definition.key,
      description: definition.description ?? null,
      type: definition.type ?? 'single_line_text_field',
      validations: definition.validations ?? [],
      storefrontAccess: definition.access?.storefront ?? 'NONE',
    };
    await content.metafieldDefinitions.put(created);
    return {userErrors: []};
  },
  metafieldDefinitionUpdate: async (
    {definition}: {definition: MetafieldDefinitionInput},
    context: AdminContext,
  ) => {
    const before = findMetafieldDefinition(definition, context);
    if (!before) {
      const error = userError(['definition', 'key'], 'Definition not found.');
      return {userErrors: [error]};
    }
    const {name, description, validations, access} = definition;
    const updated: MetafieldDefinitionEntry = {
      ...before,
      name: name ?? before.name,
      description: description === undefined ? before.description : description,
      validations: validations ?? before.validations,
      storefrontAccess: access?.storefront ?? before.storefrontAccess,
    };
    await context.content.metafieldDefinitions.put(updated);
    return {userErrors: []};
  },
  metaobjectDefinitionCreate: async (
    {definition}: {definition: MetaobjectDefinitionInput},
    context: AdminContext,
  ) => {
    const {content} = context;
    const {type, name, description, displayNameKey, access, fieldDefinitions} = definition;
    if (content.metaobjectDefinitions.all().some((one) => one.type === type)) {
      const error = userError(['definition', 'type'], 'Type has already been taken');
      return {metaobjectDefinition: null, userErrors: [error]};
    }
    const created: MetaobjectDefinitionEntry = {
      id: content.metaobjectDefinitions.nextGid(),
      type,
      name: name ?? type,
      description: description ?? null,
      displayNameKey: displayNameKey ?? null,
      storefrontAccess: access?.storefront ?? 'NONE',
      fields: fieldDefinitions.map(fieldOf),
    };
    await content.metaobjectDefinitions.put(created);
    return {metaobjectDefinition: metaobjectDefinitionNode(created, context), userErrors: []};
  },
  metaobjectDefinitionUpdate: async (
    {id, definition}: {id: string; definition: MetaobjectDefinitionChanges},
    context: AdminContext,
  ) => {
    const before = context.content.metaobjectDefinitions.find(id);
    if (!before) {
      const error = userError(['id'], 'Record not found');
      return {userErrors: [error]};
    }
    const {name, description, displayNameKey, access, fieldDefinitions} = definition;
    const updated: MetaobjectDefinitionEntry = {
      ...before,
      name: name ?? before.name,
      description: description === undefined ? before.description : description,
      displayNameKey: displayNameKey === undefined ? before.displayNameKey : displayNameKey,
      storefrontAccess: access?.storefront ?? before.storefrontAccess,
      fields: changeFields(before.fields, fieldDefinitions ?? []),
    };
    await context.content.metaobjectDefinitions.put(updated);
    return {userErrors: []};
  },
};
