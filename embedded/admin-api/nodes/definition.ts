import type {
  MetafieldDefinitionEntry,
  MetaobjectDefinitionEntry,
} from '../../catalogue/admin-types';
import type {MetaobjectEntry} from '../../catalogue/types';
import type {AdminContext} from '../context';

export function metafieldDefinitionNode(entry: MetafieldDefinitionEntry) {
  return {
    ...entry,
    type: {name: entry.type},
    access: {storefront: entry.storefrontAccess},
  };
}

export function metaobjectDefinitionNode(
  entry: MetaobjectDefinitionEntry,
  {content}: AdminContext,
) {
  return {
    ...entry,
    access: {storefront: entry.storefrontAccess},
    fieldDefinitions: entry.fields.map((field) => ({
      ...field,
      required: field.isRequired,
      type: {name: field.type},
    })),
    metaobjectsCount: () =>
      content.metaobjects.all().filter(({type}) => type === entry.type).length,
  };
}

export function metaobjectNode(entry: MetaobjectEntry, context: AdminContext) {
  const definition = () =>
    context.content.metaobjectDefinitions.all().find(({type}) => type === entry.type);
  return {
    ...entry,
    displayName: () => {
      const key = definition()?.displayNameKey;
      return entry.fields.find((field) => field.key === key)?.value || entry.handle;
    },
    field: ({key}: {key: string}) => entry.fields.find((field) => field.key === key) ?? null,
  };
}
