import {type Html, html} from '../../supabase/functions/_shared/html';
import type {FieldDefinition} from '../../store/field-types';
import {problems} from '../form-fields';
import {type AdminLink, redirectAfter, renderAdminPage} from './admin-page';
import {type AdminContext, type AdminPage, type PostedForm, textOf} from './context';
import {definedInput, readDefined, type References} from './forms/defined-field';
import {loadReferences} from './load-references';

/** Values of fields, or their errors, by the field's name in the form. */
export type ByField = ReadonlyMap<string, string>;

/** The path of the saved entry, or the errors. */
export type Saved = {path: string} | {errors: ByField};

interface EntryForm {
  title: string;
  /** A sentence about the entry. */
  lead?: string | null;
  back: AdminLink;
  /** Its URL in the shop. */
  shopPath?: string;
  fields: readonly FieldDefinition[];
  /** The stored values, in Shopify's format. */
  values: ByField;
  /** Inputs without a definition. */
  more?: Html;
  save(values: ByField, form: PostedForm): Promise<Saved>;
  /** Deletes the entry. A new entry has no such function. */
  remove?(): Promise<unknown>;
}

/** A page with a form based on definitions: it's saved, deleted, or shown again with its errors. */
export function formPage(context: AdminContext, form: EntryForm): AdminPage {
  const {title, lead, back, shopPath, fields, more, remove} = form;

  async function render(values: ByField, errors: ByField): Promise<Response> {
    const references = await loadReferences(context.run);
    return renderAdminPage(context, {
      title,
      back,
      status: errors.size > 0 ? 422 : 200,
      body: html`${lead && html`<p class="lead">${lead}</p>`}
        ${shopPath && shopLink(context, shopPath)} ${formProblems(errors)}
        <form method="post" enctype="multipart/form-data" class="editor" novalidate>
          ${definedInputs(fields, {values, errors, references})} ${more}
          <div class="actions"><button name="intent" value="save">Save</button></div>
          ${remove && deletion('Delete this entry')}
        </form>`,
    });
  }

  return {
    show: () => render(form.values, new Map()),
    async post(posted) {
      if (remove && textOf(posted, 'intent') === 'delete') {
        await remove();
        return redirectAfter('deleted', back.path);
      }
      const {values, errors} = await readFields(fields, form.values, posted, {context});
      if (errors.size > 0) return render(values, errors);
      const saved = await form.save(values, posted);
      return 'path' in saved ? redirectAfter('saved', saved.path) : render(values, saved.errors);
    },
  };
}

/** The inputs of the fields. Their names, which `errors` uses, are a prefix and the field's key. */
export function definedInputs(
  fields: readonly FieldDefinition[],
  {values, errors, references}: {values: ByField; errors: ByField; references: References},
  prefix = '',
): readonly Html[] {
  return fields.map((field) => {
    const name = prefix + field.key;
    const value = values.get(field.key) ?? '';
    return definedInput(field, {name, value, error: errors.get(name)}, references);
  });
}

/** The posted values of the fields, by key. Uploads a new file first, and adds failed uploads to `errors`. */
export async function readFields(
  fields: readonly FieldDefinition[],
  before: ByField,
  form: PostedForm,
  {context, prefix = ''}: {context: AdminContext; prefix?: string},
): Promise<{values: Map<string, string>; errors: Map<string, string>}> {
  const values = new Map<string, string>();
  const errors = new Map<string, string>();
  for (const field of fields) {
    const {key} = field;
    const posted = {form, name: prefix + key, before: before.get(key) ?? '', errors};
    values.set(key, await readDefined(field, posted, context));
  }
  return {values, errors};
}

export type UserErrors = readonly {field: readonly string[] | null; message: string}[];

/** The Admin API's errors, by the last part of their path in the mutation's arguments. */
export function errorsOf(userErrors: UserErrors): Map<string, string> {
  return new Map(userErrors.map(({field, message}) => [field?.at(-1) ?? '', message]));
}

export function shopLink({storefrontOrigin}: AdminContext, path: string): Html {
  return html`<p><a href="${storefrontOrigin}${path}">See it in the shop</a></p>`;
}

/** The errors in an admin form; null when there are none. */
export function formProblems(errors: ReadonlyMap<string, string>): Html | null {
  return problems(errors, {
    title: errors.size === 1 ? 'Please check this field' : 'Please check these fields',
    note: 'Nothing was saved yet; what you typed is still here.',
  });
}

/** Requires two clicks without a script: the button is in a disclosure. */
export function deletion(label: string): Html {
  return html`<details class="delete">
    <summary>${label}</summary>
    <button class="secondary" name="intent" value="delete">Yes, delete it for good</button>
  </details>`;
}
