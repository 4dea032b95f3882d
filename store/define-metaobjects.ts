import {
  mutate,
  type Page,
  readAll,
  type RunAdmin,
} from '../supabase/functions/_shared/adapters/shopify-admin';
import type {Step} from './define';
import {differences} from './differences';
import {describeField, type FieldDefinition, type MetaobjectDefinition} from './field-types';
import {METAOBJECTS} from './metaobjects';

interface Existing {
  id: string;
  type: string;
  fieldDefinitions: readonly {key: string; type: {name: string}}[];
}

/** A placeholder for the id of a definition that an earlier step creates. */
const TO_BE_MADE = 'gid://shopify/MetaobjectDefinition/0';

const QUERY = `query ($after: String) {
  metaobjectDefinitions(first: 50, after: $after) {
    nodes {
      id type name description displayNameKey
      access { storefront }
      fieldDefinitions {
        key name description required type { name } validations { name value }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;
const CREATE = `mutation ($definition: MetaobjectDefinitionCreateInput!) {
  metaobjectDefinitionCreate(definition: $definition) {
    metaobjectDefinition { id }
    userErrors { message }
  }
}`;
const UPDATE = `mutation ($id: ID!, $definition: MetaobjectDefinitionUpdateInput!) {
  metaobjectDefinitionUpdate(id: $id, definition: $definition) { userErrors { message } }
}`;

/** The steps that update the store's metaobject definitions to those of this project, referenced ones first. */
export async function planMetaobjects(
  run: RunAdmin,
): Promise<{steps: Step[]; definitionIdOf: (type: string) => string}> {
  const existing = await readAll(async (after) => {
    const page = await run<{metaobjectDefinitions: Page<Existing>}>(QUERY, {after});
    return page.metaobjectDefinitions;
  });
  /** By type; the steps add the new ones. */
  const ids = new Map(existing.map(({type, id}) => [type, id]));
  const definitionIdOf = (type: string) => ids.get(type) ?? TO_BE_MADE;
  const referencedFirst = METAOBJECTS.toSorted(
    (a, b) => Number(hasReferences(a)) - Number(hasReferences(b)),
  );
  const steps = referencedFirst.flatMap((wanted): Step | [] => {
    const found = existing.find(({type}) => type === wanted.type);
    if (found) return updateStep(run, wanted, found, definitionIdOf) ?? [];
    const {type, name, fields} = wanted;
    return {
      title: `new: metaobject ${type} ('${name}', ${fields.length} fields)`,
      run: async () => {
        const fieldDefinitions = fields.map((field) => createInput(field, definitionIdOf));
        const {metaobjectDefinition: made} = await mutate<{metaobjectDefinition: {id: string}}>(
          run,
          CREATE,
          {definition: {type, ...describe(wanted), fieldDefinitions}},
        );
        ids.set(type, made.id);
      },
    };
  });
  return {steps, definitionIdOf};
}

function hasReferences({fields}: MetaobjectDefinition): boolean {
  return fields.some(({refersTo}) => refersTo !== undefined);
}

function describe({name, description, displayNameKey}: MetaobjectDefinition) {
  return {name, description, displayNameKey, access: {storefront: 'PUBLIC_READ'}};
}

function updateInput(field: FieldDefinition, definitionIdOf: (type: string) => string) {
  return {...describeField(field, definitionIdOf), required: field.isRequired ?? false};
}

function createInput(field: FieldDefinition, definitionIdOf: (type: string) => string) {
  return {...updateInput(field, definitionIdOf), type: field.type};
}

function updateStep(
  run: RunAdmin,
  wanted: MetaobjectDefinition,
  existing: Existing,
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
    if (!before) {
      return {what: `new ${field.key}`, operation: {create: createInput(field, definitionIdOf)}};
    }
    const update = updateInput(field, definitionIdOf);
    const differing = differences(update, before);
    if (differing.length === 0) return [];
    return {what: `${field.key}: ${differing.join(', ')}`, operation: {update}};
  });
  const what = [
    ...differences(describe(wanted), existing),
    ...operations.map((operation) => operation.what),
  ];
  if (what.length === 0) return null;
  const fieldDefinitions = operations.map(({operation}) => operation);
  return {
    title: `changed: metaobject ${wanted.type} (${what.join('; ')})`,
    run: () =>
      mutate(run, UPDATE, {
        id: existing.id,
        definition: {...describe(wanted), fieldDefinitions},
      }),
  };
}
