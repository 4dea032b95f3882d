import {type Html, html} from '../supabase/functions/_shared/html';

/** A labelled control of a form. Its hint and its error are linked to it for screen readers. */
export interface Field {
  name: string;
  label: string;
  /** Beside the label: '(optional)'. */
  mark?: string | false;
  hint?: string | null;
  error?: string;
  /** Half the row, in a form with two columns. */
  isHalf?: boolean;
}

export interface Choice {
  value: string;
  label: string;
}

/** `attributes` are additional attributes of the input, such as `autocomplete`. */
export function inputField(
  field: Field & {value?: string; attributes?: Readonly<Record<string, string>>},
): Html {
  const {name, value, attributes = {}} = field;
  return wrap(
    field,
    html`<input
      id="${name}"
      name="${name}"
      ${value !== undefined && html`value="${value}"`}
      ${Object.entries(attributes).map(([key, text]) => html` ${key}="${text}"`)}
      ${describedBy(field)}
    />`,
  );
}

export function textAreaField(field: Field & {value: string; rows?: number}): Html {
  const {name, value, rows = 4} = field;
  // The parser drops the first line break in a text area.
  return wrap(
    field,
    html`<textarea id="${name}" name="${name}" rows="${rows}" ${describedBy(field)}>
${value}</textarea>`,
  );
}

/** `options` are its `<option>` and `<optgroup>` elements. */
export function selectField(field: Field & {options: Html; autocomplete?: string}): Html {
  const {name, options, autocomplete} = field;
  return wrap(
    field,
    html`<select
      id="${name}"
      name="${name}"
      ${autocomplete && html`autocomplete="${autocomplete}"`}
      ${describedBy(field)}
    >
      ${options}
    </select>`,
  );
}

/** The options of a select, one of which may be selected. */
export function optionsOf(choices: readonly Choice[], chosen: string): Html {
  return html`${choices.map(
    ({value, label}) =>
      html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`,
  )}`;
}

/** The errors of a form as links to their fields, by the field's name; null without errors. */
export function problems(
  errors: ReadonlyMap<string, string>,
  {title, note}: {title: string; note?: string},
): Html | null {
  if (errors.size === 0) return null;
  return problemNotice(
    html`<h2>${title}</h2>
      <ul>
        ${[...errors].map(([name, message]) => html`<li><a href="#${name}">${message}</a></li>`)}
      </ul>
      ${note && html`<p>${note}</p>`}`,
  );
}

/** A panel that takes the focus when the page opens, so that screen readers read it first. */
export function problemNotice(body: Html): Html {
  return html`<div class="notice" role="alert" tabindex="-1" autofocus>${body}</div>`;
}

function wrap(field: Field, control: Html): Html {
  const {name, label, mark, hint, error, isHalf} = field;
  return html`<div class="field ${isHalf && 'half'} ${error && 'wrong'}">
    <label for="${name}">${label} ${mark && html`<span class="optional">${mark}</span>`}</label>
    ${control} ${error && html`<p class="error" id="${name}-error">${error}</p>`}
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`;
}

function describedBy({name, error, hint}: Field): Html | null {
  const ids = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  if (!ids) return null;
  return html`aria-describedby="${ids}" ${error && html`aria-invalid="true"`}`;
}
