import type {MetaobjectDefinitionEntry} from '../../catalogue/admin-types';
import type {MetaobjectEntry} from '../../catalogue/types';
import type {AdminContext} from '../context';

export function metaobjectDefinitionNode(
  entry: MetaobjectDefinitionEntry,
  {content}: AdminContext,
) {
  return {
    ...entry,
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
