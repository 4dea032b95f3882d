import {type Page, readAll} from '../../../supabase/functions/_shared/adapters/shopify-admin';
import type {MetaobjectDefinition} from '../../../store/field-types';
import {DEFAULT_TEXTS} from '../../../store/default-texts';
import {METAOBJECTS} from '../../../store/metaobjects';
import {freeHandle} from '../../admin-api/mutations/free-handle';
import type {AdminContext, AdminPage, OpenSection} from '../context';
import {fieldProblem} from '../forms/defined-field';
import {type ByField, formPage, type Saved} from '../form-page';
import {listPage} from '../list-page';

const PATH = '/admin/content';
const BACK = {path: PATH, label: 'All content'};

const COUNTS_QUERY = `{ metaobjectDefinitions(first: 50) { nodes { type metaobjectsCount } } }`;
const ENTRIES_QUERY = `query ($type: String!, $after: String) {
  metaobjects(type: $type, first: 250, after: $after) {
    nodes { id handle displayName fields { key value } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const UPSERT = `mutation ($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
  metaobjectUpsert(handle: $handle, metaobject: $metaobject) {
    metaobject { handle }
    userErrors { message elementKey }
  }
}`;
const DELETE = `mutation ($id: ID!) { metaobjectDelete(id: $id) { deletedId } }`;

interface Entry {
  id: string;
  handle: string;
  displayName: string;
  fields: readonly {key: string; value: string}[];
}

/** `/admin/content`: all types of content, the entries of each, and their forms. */
export const openContent: OpenSection = async (context, [type, handle]) => {
  if (type === undefined) return listKinds(context);
  const kind = METAOBJECTS.find((one) => one.type === type);
  if (!kind) return null;
  const entries = await readAll(async (after) => {
    const {metaobjects} = await context.run<{metaobjects: Page<Entry>}>(ENTRIES_QUERY, {
      type,
      after,
    });
    return metaobjects;
  });
  if (handle === undefined && !kind.onlyHandle) return listEntries(context, kind, entries);
  const entry = entries.find((one) => one.handle === (handle ?? kind.onlyHandle));
  if (!entry && handle !== undefined && handle !== 'new') return null;
  return entryForm(context, kind, entry, entries);
};

async function listKinds(context: AdminContext): Promise<AdminPage> {
  const {metaobjectDefinitions} = await context.run<{
    metaobjectDefinitions: {nodes: readonly {type: string; metaobjectsCount: number}[]};
  }>(COUNTS_QUERY);
  const counts = new Map(
    metaobjectDefinitions.nodes.map(({type, metaobjectsCount}) => [type, metaobjectsCount]),
  );
  return listPage(context, {
    title: 'Content',
    lead: 'Empty fields keep the words that the shop came with.',
    entries: METAOBJECTS.map(({type, name, description}) => ({
      title: name,
      path: `${PATH}/${type}`,
      detail: description,
      state: String(counts.get(type) || ''),
    })),
  });
}

function listEntries(
  context: AdminContext,
  {type, name, description}: MetaobjectDefinition,
  entries: readonly Entry[],
): AdminPage {
  return listPage(context, {
    title: name,
    lead: description,
    back: BACK,
    addPath: `${PATH}/${type}/new`,
    entries: entries.map(({handle, displayName}) => ({
      title: displayName,
      path: `${PATH}/${type}/${handle}`,
    })),
  });
}

/**
 * The form of an entry, or of a new one. An empty field opens with the shop's default text. A default text isn't
 * stored, so that French visitors keep its translation.
 */
function entryForm(
  context: AdminContext,
  {
    type,
    name,
    description,
    displayNameKey,
    onlyHandle: only,
    fields,
    findProblems,
  }: MetaobjectDefinition,
  entry: Entry | undefined,
  entries: readonly Entry[],
): AdminPage {
  const path = `${PATH}/${type}`;
  const defaults = DEFAULT_TEXTS[type] ?? {};

  async function save(values: ByField): Promise<Saved> {
    const problems = findProblems?.(values);
    if (problems?.size) return {errors: problems};
    const title = values.get(displayNameKey ?? '') ?? '';
    // The mutation would change the entry that has the handle, and `new` is the path of the empty form.
    const isTaken = (wanted: string) =>
      wanted === 'new' || entries.some((one) => one.handle === wanted);
    const {metaobjectUpsert} = await context.run<{
      metaobjectUpsert: {
        metaobject: {handle: string} | null;
        userErrors: readonly {message: string; elementKey: string | null}[];
      };
    }>(UPSERT, {
      handle: {type, handle: entry?.handle ?? only ?? freeHandle(title || type, isTaken)},
      metaobject: {
        fields: [...values].map(([key, value]) => ({
          key,
          value: value === defaults[key] ? '' : value,
        })),
      },
    });
    const saved = metaobjectUpsert.metaobject;
    if (saved) return {path: only ? path : `${path}/${saved.handle}`};
    const errors = metaobjectUpsert.userErrors.map(({elementKey, message}) => {
      const field = fields.find(({key}) => key === elementKey);
      return [elementKey ?? '', field ? fieldProblem(field, message) : message] as const;
    });
    return {errors: new Map(errors)};
  }

  return formPage(context, {
    title: only ? name : (entry?.displayName ?? `New: ${name}`),
    lead: only ? description : null,
    back: only ? BACK : {path, label: name},
    fields,
    values: new Map([
      ...Object.entries(defaults),
      ...(entry?.fields ?? []).map(({key, value}) => [key, value] as const),
    ]),
    save,
    remove: entry && (() => context.run(DELETE, {id: entry.id})),
  });
}
