import {type Html, html} from '../../../supabase/functions/_shared/html';
import {type PostedForm, textOf, textsOf} from '../context';
import {PICTURE_TYPES} from './picture-problem';

export interface Field {
  name: string;
  label: string;
  value: string;
  hint?: string | null;
  error?: string;
  isRequired?: boolean;
}

/** One choice of a select. */
export interface Choice {
  value: string;
  label: string;
}

export function textInput(field: Field & {type?: string; inputmode?: string}): Html {
  const {name, value, type = 'text', inputmode} = field;
  return wrap(
    field,
    html`<input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      ${type === 'datetime-local' && html`step="1"`}
      ${inputmode && html`inputmode="${inputmode}"`}
      ${describedBy(field)}
    />`,
  );
}

export function textArea(field: Field & {rows?: number}): Html {
  const {name, value, rows = 4} = field;
  // The first line break in a text area is dropped by the parser.
  return wrap(
    field,
    html`<textarea id="${name}" name="${name}" rows="${rows}" ${describedBy(field)}>
${value}</textarea>`,
  );
}

/** A select; `values` has the chosen one. */
export function select(
  field: Omit<Field, 'value'> & {
    values: readonly string[];
    choices: readonly Choice[];
  },
): Html {
  const {name, values, choices} = field;
  return wrap(
    field,
    html`<select id="${name}" name="${name}" ${describedBy(field)}>
      <option value="">–</option>
      ${choices.map(
        ({value, label}) =>
          html`<option value="${value}" ${values.includes(value) && html`selected`}>
            ${label}
          </option>`,
      )}
    </select>`,
  );
}

/**
 * Several choices in an order: a tick takes one in, its number says where. The chosen ones come first, as they are ordered;
 * `orderedValues` reads what was posted.
 */
export function orderedChoices(
  field: Omit<Field, 'value'> & {values: readonly string[]; choices: readonly Choice[]},
): Html {
  const {name, label, hint, error, isRequired, values, choices} = field;
  const chosen = values.flatMap((value) => choices.filter((choice) => choice.value === value));
  const others = choices.filter(({value}) => !values.includes(value));
  return html`<fieldset class="field ${error && 'wrong'}" id="${name}">
    <legend>${label} ${isRequired && html`<span class="optional">(required)</span>`}</legend>
    ${error && html`<p class="error">${error}</p>`}
    <p class="hint">
      ${hint} Tick what belongs to it; the numbers are its order. What has none comes last.
    </p>
    <ul class="choices">
      ${[...chosen, ...others].map(({value, label: choice}, index) => {
        const isChosen = index < chosen.length;
        return html`<li>
          <label class="check">
            <input type="checkbox" name="${name}" value="${value}" ${isChosen && html`checked`} />
            ${choice}
          </label>
          <input
            name="${placeName(name, value)}"
            value="${isChosen && String(index + 1)}"
            inputmode="numeric"
            aria-label="Place of ${choice}"
          />
        </li>`;
      })}
    </ul>
  </fieldset>`;
}

/** What was chosen there, by the numbers beside it; equal ones, and those without, stay as they were listed. */
export function orderedValues(form: PostedForm, name: string): string[] {
  const placeOf = (value: string) => Number(textOf(form, placeName(name, value))) || Infinity;
  return textsOf(form, name).toSorted((a, b) => placeOf(a) - placeOf(b) || 0);
}

function placeName(name: string, value: string): string {
  return `${name}-place-${value}`;
}

export function fileInput(
  field: Omit<Field, 'value'> & {isMultiple?: boolean; accept?: string},
): Html {
  const {name, isMultiple, accept = PICTURE_TYPES} = field;
  return wrap(
    field,
    html`<input
      id="${name}"
      name="${name}"
      type="file"
      accept="${accept}"
      ${isMultiple && html`multiple`}
      ${describedBy(field)}
    />`,
  );
}

/** The errors of a form as links to their fields; takes the focus, so that screen readers say it first. */
export function problems(errors: ReadonlyMap<string, string>): Html | null {
  if (errors.size === 0) return null;
  return html`<div class="notice" role="alert" tabindex="-1" autofocus>
    <h2>${errors.size === 1 ? 'Please check one field' : 'Please check these fields'}</h2>
    <ul>
      ${[...errors].map(([name, message]) => html`<li><a href="#${name}">${message}</a></li>`)}
    </ul>
    <p>Nothing was saved yet; what you typed is still here.</p>
  </div>`;
}

/** Asks twice, without a script: the button is in a part that has to be opened. */
export function deletion(label: string): Html {
  return html`<details class="delete">
    <summary>${label}</summary>
    <button class="secondary" name="intent" value="delete">Yes, delete it for good</button>
  </details>`;
}

function wrap(field: Omit<Field, 'value'>, control: Html): Html {
  const {name, label, hint, error, isRequired} = field;
  return html`<div class="field ${error && 'wrong'}">
    <label for="${name}">
      ${label} ${isRequired && html`<span class="optional">(required)</span>`}
    </label>
    ${control} ${error && html`<p class="error" id="${name}-error">${error}</p>`}
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`;
}

function describedBy({name, error, hint}: Pick<Field, 'name' | 'error' | 'hint'>): Html | null {
  const ids = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  if (!ids) return null;
  return html`aria-describedby="${ids}" ${error && html`aria-invalid="true"`}`;
}
