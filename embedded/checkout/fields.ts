import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {type Html, html} from '../../supabase/functions/_shared/html';
import {CHECKOUT_WORDS} from './words/by-language';

/** Id of the step's form; buttons outside of it refer to it. */
export const STEP_FORM_ID = 'step';

interface Field {
  name: string;
  label: string;
  /** What the label of an optional field says of that. */
  optional?: string;
  hint?: Html | string;
  error: string | undefined;
  /** Half of the row in the grid; the whole row otherwise. */
  half?: boolean;
}

interface TextField extends Field {
  value: string;
  type?: 'text' | 'email' | 'tel';
  autocomplete: string;
  inputmode?: 'numeric';
  maxlength: number;
}

/** A labelled text field; hint and error are linked to it for screen readers. */
export function textField(field: TextField): Html {
  const {name, value, type = 'text', autocomplete, inputmode, maxlength, optional} = field;
  return wrapField(
    field,
    html`<input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      maxlength="${maxlength}"
      ${inputmode && html`inputmode="${inputmode}"`}
      ${!optional && html`required`}
      ${describedBy(field)}
    />`,
  );
}

interface SelectField extends Field {
  autocomplete: string;
  /** The `<option>` and `<optgroup>` elements. */
  options: Html;
}

/** A labelled select. */
export function selectField(field: SelectField): Html {
  return wrapField(
    field,
    html`<select
      id="${field.name}"
      name="${field.name}"
      autocomplete="${field.autocomplete}"
      required
      ${describedBy(field)}
    >
      ${field.options}
    </select>`,
  );
}

/** One option of a select. */
export function option(value: string, label: string, chosen: string): Html {
  return html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`;
}

/**
 * The errors of a form: a note where one sentence says it, otherwise a link to each field. Receives the focus when the
 * page opens, so that screen readers announce it first. Null without errors.
 */
export function errorSummary(
  errors: Readonly<Record<string, string | undefined>>,
  language: LanguageCode,
  note: string | null = null,
): Html | null {
  if (note !== null) return problemNotice(html`<p>${note}</p>`);
  const problems = Object.entries(errors);
  if (problems.length === 0) return null;
  const {one, several} = CHECKOUT_WORDS[language].errors;
  return problemNotice(
    html`<h2>${problems.length === 1 ? one : several}</h2>
      <ul>
        ${problems.map(([name, message]) => html`<li><a href="#${name}">${message}</a></li>`)}
      </ul>`,
  );
}

/** A panel that is announced and receives the focus when the page opens. */
export function problemNotice(body: Html): Html {
  return html`<div class="notice" role="alert" tabindex="-1" autofocus>${body}</div>`;
}

function wrapField(field: Field, control: Html): Html {
  const {name, label, optional, hint, error, half} = field;
  return html`<div class="field ${half && 'half'} ${error && 'wrong'}">
    <label for="${name}">
      ${label} ${optional && html`<span class="optional">${optional}</span>`}
    </label>
    ${control} ${error && html`<p class="error" id="${name}-error">${error}</p>`}
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`;
}

function describedBy({name, error, hint}: Field): Html | null {
  const ids = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  if (!ids) return null;
  return html`aria-describedby="${ids}" ${error && html`aria-invalid="true"`}`;
}
