import {type Html, html} from '../../supabase/functions/_shared/html';

/** Both steps are one form each; buttons outside of it name it. */
export const STEP_FORM_ID = 'step';

interface Field {
  name: string;
  label: string;
  /** Added to the label where the field may stay empty. */
  optional?: boolean;
  hint?: Html | string;
  error: string | undefined;
  /** Grid columns taken: the whole row unless half. */
  half?: boolean;
}

interface TextField extends Field {
  value: string;
  type?: 'text' | 'email' | 'tel';
  autocomplete: string;
  inputmode?: 'numeric';
  maxlength: number;
}

/** A labelled text field with its hint and its error, both tied to it for screen readers. */
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

/** A labelled list to choose from. */
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

/** One choice of a list. */
export function option(value: string, label: string, chosen: string): Html {
  return html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`;
}

/**
 * What has to be mended before the shopper can go on: a note where one sentence says it, else a link to each field. It
 * takes the focus when the page opens, so that it is read first. Null when nothing is wrong.
 */
export function errorSummary(
  errors: Readonly<Record<string, string | undefined>>,
  note: string | null = null,
): Html | null {
  if (note !== null) return problemNotice(html`<p>${note}</p>`);
  const problems = Object.entries(errors);
  if (problems.length === 0) return null;
  const heading = problems.length === 1 ? 'Please check one field' : 'Please check these fields';
  return problemNotice(
    html`<h2>${heading}</h2>
      <ul>
        ${problems.map(([name, message]) => html`<li><a href="#${name}">${message}</a></li>`)}
      </ul>`,
  );
}

/** A panel that is announced and takes the focus when the page opens. */
export function problemNotice(body: Html): Html {
  return html`<div class="notice" role="alert" tabindex="-1" autofocus>${body}</div>`;
}

function wrapField(field: Field, control: Html): Html {
  const {name, label, optional, hint, error, half} = field;
  return html`<div class="field ${half && 'half'} ${error && 'wrong'}">
    <label for="${name}">
      ${label} ${optional && html`<span class="optional">(optional)</span>`}
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
