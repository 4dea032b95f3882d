import {mutate, type Page, readAll} from '../supabase/functions/_shared/adapters/shopify-admin';
import type {RunAdmin} from './admin-client';
import {
  CREATE_METAOBJECT,
  type ExistingMetaobject,
  METAOBJECTS_QUERY,
  UPDATE_METAOBJECT,
} from './definition-queries';
import {fieldDifferences} from './differences';
import type {FieldDefinition, MetaobjectDefinition} from './field-types';
import {METAOBJECTS} from './metaobjects';
import type {Step} from './step';
import {validationsOf} from './field-types';

/** A placeholder for the id of a definition that an earlier step creates. */
const TO_BE_MADE = 'gid://shopify/MetaobjectDefinition/0';

/** The ids of the store's definitions by type; the plan's steps add the new ones. */
export type DefinitionIds = Map<string, string>;

/** The steps that update the store's metaobject definitions to those of this project, referenced ones first. */
export async function planMetaobjects(
  run: RunAdmin,
): Promise<{steps: Step[]; definitionIdOf: (type: string) => string}> {
  const existing = await loadDefinitions(run);
  const ids: DefinitionIds = new Map(existing.map(({type, id}) => [type, id]));
  const definitionIdOf = (type: string) => ids.get(type) ?? TO_BE_MADE;
  const referencedFirst = METAOBJECTS.toSorted(
    (a, b) => Number(hasReferences(a)) - Number(hasReferences(b)),
  );
  const steps = referencedFirst.flatMap((wanted) => {
    const found = existing.find(({type}) => type === wanted.type);
    return found
      ? (updateStep(run, wanted, found, definitionIdOf) ?? [])
      : createStep(run, wanted, ids, definitionIdOf);
  });
  return {steps, definitionIdOf};
}

function hasReferences({fields}: MetaobjectDefinition): boolean {
  return fields.some(({refersTo}) => refersTo !== undefined);
}

function loadDefinitions(run: RunAdmin): Promise<ExistingMetaobject[]> {
  return readAll(async (after) => {
    const {metaobjectDefinitions} = await run<{metaobjectDefinitions: Page<ExistingMetaobject>}>(
      METAOBJECTS_QUERY,
      {after},
    );
    return metaobjectDefinitions;
  });
}

function fieldInput(field: FieldDefinition, definitionIdOf: (type: string) => string) {
  return {
    key: field.key,
    name: field.name,
    description: field.description ?? '',
    required: field.isRequired ?? false,
    validations: validationsOf(field, definitionIdOf),
  };
}

function createStep(
  run: RunAdmin,
  {type, name, description, displayNameKey, fields}: MetaobjectDefinition,
  ids: DefinitionIds,
  definitionIdOf: (type: string) => string,
): Step {
  return {
    title: `new: metaobject ${type} ('${name}', ${fields.length} fields)`,
    run: async () => {
      const {metaobjectDefinition: made} = await mutate<{metaobjectDefinition: {id: string}}>(
        run,
        CREATE_METAOBJECT,
        {
          definition: {
            type,
            name,
            description,
            displayNameKey,
            access: {storefront: 'PUBLIC_READ'},
            fieldDefinitions: fields.map((field) => ({
              ...fieldInput(field, definitionIdOf),
              type: field.type,
            })),
          },
        },
      );
      ids.set(type, made.id);
    },
  };
}

function updateStep(
  run: RunAdmin,
  wanted: MetaobjectDefinition,
  existing: ExistingMetaobject,
  definitionIdOf: (type: string) => string,
): Step | null {
  const known = new Map(existing.fieldDefinitions.map((field) => [field.key, field]));
  const other = wanted.fields.find(
    ({key, type}) => known.has(key) && known.get(key)?.type.name !== type,
  );
  if (other) {
    return {
      title: `${other.key} of metaobject ${wanted.type} is '${known.get(other.key)?.type.name}' in the store and '${other.type}' here: delete the one in the store`,
      run: null,
    };
  }
  const operations = wanted.fields.flatMap((field) => {
    const before = known.get(field.key);
    const input = fieldInput(field, definitionIdOf);
    if (!before)
      return {what: `new ${field.key}`, operation: {create: {...input, type: field.type}}};
    const differences = [
      ...fieldDifferences(field, before, input.validations),
      ...(before.required === input.required ? [] : ['required']),
    ];
    if (differences.length === 0) return [];
    return {what: `${field.key}: ${differences.join(', ')}`, operation: {update: input}};
  });
  const differences = [
    ...(wanted.name === existing.name ? [] : ['name']),
    ...(wanted.description === (existing.description ?? '') ? [] : ['description']),
    ...((wanted.displayNameKey ?? null) === existing.displayNameKey ? [] : ['display name']),
    ...(existing.access.storefront === 'PUBLIC_READ' ? [] : ['Storefront API access']),
    ...operations.map(({what}) => what),
  ];
  if (differences.length === 0) return null;
  return {
    title: `changed: metaobject ${wanted.type} (${differences.join('; ')})`,
    run: () =>
      mutate(run, UPDATE_METAOBJECT, {
        id: existing.id,
        definition: {
          name: wanted.name,
          description: wanted.description,
          displayNameKey: wanted.displayNameKey,
          access: {storefront: 'PUBLIC_READ'},
          fieldDefinitions: operations.map(({operation}) => operation),
        },
      }),
  };
}
