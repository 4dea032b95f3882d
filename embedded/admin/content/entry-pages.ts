import {html} from '../../../supabase/functions/_shared/html';
import {redirectTo, renderAdminPage, savedNotice} from '../admin-page';
import {type AdminPages, type PostedForm, textOf} from '../context';
import {definedInput, fieldProblem, readDefined} from '../forms/defined-field';
import {deletion, problems} from '../forms/inputs';
import {loadReferences} from '../load-references';
import {
  CONTENT_SECTION,
  type Entry,
  findEntry,
  type Found,
  kindPath,
  onlyHandleOf,
} from './load-content';

const UPSERT = `mutation ($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
  metaobjectUpsert(handle: $handle, metaobject: $metaobject) {
    metaobject { handle }
    userErrors { field message elementKey }
  }
}`;

interface UpsertData {
  metaobjectUpsert: {
    metaobject: {handle: string} | null;
    userErrors: readonly {message: string; elementKey: string | null}[];
  };
}
/** The form of one entry, or of a new one. Null when there is no such kind or entry. */
export async function showEntry(
  pages: AdminPages,
  type: string,
  handle: string,
  address: URL,
): Promise<Response | null> {
  const found = await findEntry(pages, type, handle);
  if (!found) return null;
  const values = new Map(found.entry?.fields.map(({key, value}) => [key, value]));
  return renderEntry(pages, found, values, new Map(), savedNotice(address));
}

/** What was posted there: saved, deleted, or shown again with what is wrong. */
export async function postEntry(
  pages: AdminPages,
  type: string,
  handle: string,
  form: PostedForm,
): Promise<Response | null> {
  const found = await findEntry(pages, type, handle);
  if (!found) return null;
  const {definition, entry} = found;
  const only = onlyHandleOf(type);
  if (entry && textOf(form, 'intent') === 'delete') {
    await pages.run(`mutation ($id: ID!) { metaobjectDelete(id: $id) { deletedId } }`, {
      id: entry.id,
    });
    return redirectTo(only ? CONTENT_SECTION : `${kindPath(type)}?deleted`);
  }
  const errors = new Map<string, string>();
  const values = new Map<string, string>();
  for (const field of definition.fieldDefinitions) {
    const before = entry?.fields.find(({key}) => key === field.key)?.value ?? '';
    const posted = {form, name: field.key, before, errors};
    values.set(field.key, await readDefined(field, posted, pages));
  }
  if (errors.size > 0) return renderEntry(pages, found, values, errors, null);
  const title = values.get(definition.displayNameKey ?? '') ?? '';
  const wanted = entry?.handle ?? only ?? freeHandle(title || type, found.entries);
  const {metaobjectUpsert} = await pages.run<UpsertData>(UPSERT, {
    handle: {type, handle: wanted},
    metaobject: {fields: [...values].map(([key, value]) => ({key, value}))},
  });
  if (metaobjectUpsert.metaobject) {
    return redirectTo(
      only
        ? `${kindPath(type)}?saved`
        : `${kindPath(type)}/${metaobjectUpsert.metaobject.handle}?saved`,
    );
  }
  for (const {elementKey, message} of metaobjectUpsert.userErrors) {
    const field = definition.fieldDefinitions.find(({key}) => key === elementKey);
    errors.set(elementKey ?? '', field ? fieldProblem(field, message) : message);
  }
  return renderEntry(pages, found, values, errors, null);
}

async function renderEntry(
  pages: AdminPages,
  {definition, entry}: Found,
  values: ReadonlyMap<string, string>,
  errors: ReadonlyMap<string, string>,
  notice: string | null,
): Promise<Response> {
  const references = await loadReferences(pages.run);
  const {type, name, description} = definition;
  const only = onlyHandleOf(type);
  return renderAdminPage({
    title: only ? name : (entry?.displayName ?? `${name}: a new one`),
    section: CONTENT_SECTION,
    back: only
      ? {path: CONTENT_SECTION, label: 'All content'}
      : {path: kindPath(type), label: name},
    notice,
    status: errors.size > 0 ? 422 : 200,
    storefrontOrigin: pages.storefrontOrigin,
    body: html`${only && html`<p class="lead">${description}</p>`} ${problems(errors)}
      <form method="post" enctype="multipart/form-data" class="editor" novalidate>
        ${definition.fieldDefinitions.map((field) =>
          definedInput(
            field,
            {
              name: field.key,
              value: values.get(field.key) ?? '',
              error: errors.get(field.key),
            },
            references,
          ),
        )}
        <div class="actions"><button name="intent" value="save">Save</button></div>
        ${entry && deletion('Delete this entry')}
      </form>`,
  });
}

/** The API makes a title an address; a second one of the same title gets a number. */
function freeHandle(title: string, entries: readonly Entry[]): string {
  const same = entries.filter(({displayName}) => displayName === title).length;
  return same > 0 ? `${title} ${same + 1}` : title;
}
