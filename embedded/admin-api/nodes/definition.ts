import type {MetaobjectDefinitionEntry} from '../../catalogue/admin-types';
import type {MetaobjectEntry} from '../../catalogue/types';
import type {AdminContext} from '../context';
import {allFiles, fileNode} from './file';

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
  const fields = entry.fields.map((field) => ({
    ...field,
    // Of the tools, only the import asks for it, and it asks for a picture.
    reference: () => {
      const file = allFiles(context).find(({id}) => id === field.value);
      return file ? fileNode(file, context) : null;
    },
  }));
  return {
    ...entry,
    fields,
    displayName: () => {
      const key = definition()?.displayNameKey;
      return entry.fields.find((field) => field.key === key)?.value || entry.handle;
    },
    field: ({key}: {key: string}) => fields.find((field) => field.key === key) ?? null,
  };
}
