import {type Html, html} from '../../supabase/functions/_shared/html';
import type {FieldDefinition} from '../../store/field-types';
import {validationsOf} from '../../store/validations';
import {problems} from '../form-fields';
import {type AdminLink, redirectAfter, renderAdminPage} from './admin-page';
import {type AdminContext, type AdminPage, type PostedForm, textOf} from './context';
import {type DefinedField, definedInput, readDefined, type References} from './forms/defined-field';
import {loadReferences} from './load-references';

/** Values of fields, or what is wrong with them, by the field's name in the form. */
export type ByField = ReadonlyMap<string, string>;

/** The path of what was saved, or what is wrong. */
export type Saved = {path: string} | {errors: ByField};

interface EntryForm {
  title: string;
  /** A sentence about the entry. */
  lead?: string | null;
  back: AdminLink;
  /** Where the shop shows it. */
  shopPath?: string;
  fields: readonly DefinedField[];
  /** What is stored, as Shopify stores it. */
  values: ByField;
  /** Inputs that no definition describes. */
  more?: Html;
  save(values: ByField, form: PostedForm): Promise<Saved>;
  /** Deletes the entry; a new one has none. */
  remove?(): Promise<unknown>;
}

/** A page with a form made from definitions: it is saved, deleted, or shown again with what is wrong. */
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

/** The inputs of the fields; their names, by which `errors` has what is wrong, are a prefix and the field's key. */
export function definedInputs(
  fields: readonly DefinedField[],
  {values, errors, references}: {values: ByField; errors: ByField; references: References},
  prefix = '',
): readonly Html[] {
  return fields.map((field) => {
    const name = prefix + field.key;
    const value = values.get(field.key) ?? '';
    return definedInput(field, {name, value, error: errors.get(name)}, references);
  });
}

/** What was posted for the fields, by their keys. A new file is uploaded first; `errors` says which can't be. */
export async function readFields(
  fields: readonly DefinedField[],
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

/** A field of a form whose definition is not in the store. */
export function ownField(definition: FieldDefinition): DefinedField {
  const {key, name, type, description = null, isRequired} = definition;
  const validations = validationsOf(definition, () => '');
  return {key, name, description, required: isRequired, type: {name: type}, validations};
}

/** What the Admin API refuses, by the last part of its path in the mutation's arguments. */
export function errorsOf(
  userErrors: readonly {field: readonly string[] | null; message: string}[],
): Map<string, string> {
  return new Map(userErrors.map(({field, message}) => [field?.at(-1) ?? '', message]));
}

export function shopLink({storefrontOrigin}: AdminContext, path: string): Html {
  return html`<p><a href="${storefrontOrigin}${path}">See it in the shop</a></p>`;
}

/** What is wrong in a form of the admin; null when nothing is. */
export function formProblems(errors: ReadonlyMap<string, string>): Html | null {
  return problems(errors, {
    title: errors.size === 1 ? 'Please check one field' : 'Please check these fields',
    note: 'Nothing was saved yet; what you typed is still here.',
  });
}

/** Asks twice, without a script: the button is in a part that has to be opened. */
export function deletion(label: string): Html {
  return html`<details class="delete">
    <summary>${label}</summary>
    <button class="secondary" name="intent" value="delete">Yes, delete it for good</button>
  </details>`;
}
