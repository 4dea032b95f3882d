import type {MetaobjectDefinitionEntry} from '../../catalogue/admin-types';
import type {MetaobjectEntry} from '../../catalogue/types';
import {valueProblem} from '../metafield-value';
import type {AdminContext} from '../context';
import {metaobjectNode} from '../nodes/definition';
import {reject, rejectIfAny, type UserError} from '../user-error';
import {handleOf} from '../../../store/handle-of';

interface UpsertArgs {
  handle: {type: string; handle: string};
  metaobject: {fields?: readonly {key: string; value: string}[] | null};
}

type Fields = ReadonlyMap<string, string>;

function checkFields(definition: MetaobjectDefinitionEntry, values: Fields): UserError[] {
  const unknown = [...values.keys()].filter(
    (key) => !definition.fieldDefinitions.some((field) => field.key === key),
  );
  return [
    ...unknown.map((key) => ({
      field: ['metaobject', 'fields'],
      message: `Field definition "${key}" does not exist`,
      elementKey: key,
    })),
    ...definition.fieldDefinitions.flatMap(({key, name, type, required, validations}) => {
      const value = values.get(key) ?? '';
      const problem = value
        ? valueProblem({key, type: type.name, value, validations})
        : required && `${name} can't be blank`;
      return problem ? {field: ['metaobject', 'fields'], message: problem, elementKey: key} : [];
    }),
  ];
}

export const metaobjectMutations = {
  /** Omitted fields stay unchanged. An empty value clears a field. */
  metaobjectUpsert: async ({handle, metaobject}: UpsertArgs, context: AdminContext) => {
    const {content} = context;
    const definition =
      content.metaobjectDefinitions.all().find(({type}) => type === handle.type) ??
      reject(['handle', 'type'], `No metaobject definition exists for type "${handle.type}"`);
    const wanted = handleOf(handle.handle);
    const before = content.metaobjects
      .all()
      .find((one) => one.type === handle.type && one.handle === wanted);
    const values = new Map(before?.fields.map(({key, value}) => [key, value]));
    for (const {key, value} of metaobject.fields ?? []) values.set(key, value);
    if (!wanted) reject(['handle', 'handle'], "Handle can't be blank");
    rejectIfAny(checkFields(definition, values));
    const entry: MetaobjectEntry = {
      id: before?.id ?? content.metaobjects.nextGid(),
      type: handle.type,
      handle: wanted,
      updatedAt: context.clock().toISOString(),
      fields: definition.fieldDefinitions.flatMap(({key, type}) => {
        const value = values.get(key);
        return value ? [{key, type: type.name, value}] : [];
      }),
    };
    await content.metaobjects.put(entry);
    return {metaobject: metaobjectNode(entry, context)};
  },
  metaobjectDelete: async ({id}: {id: string}, {content}: AdminContext) => ({
    deletedId: (await content.metaobjects.delete(id)) ? id : null,
  }),
};
