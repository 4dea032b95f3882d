import {type Html, html} from '../../../supabase/functions/_shared/html';
import type {Choice, Field} from '../../form-fields';
import {type PostedForm, textOf, textsOf} from '../context';
import {byPlace} from './by-place';

/**
 * Several choices in an order: a checkbox selects one, and its number sets its position. The selected ones come first,
 * in order. `orderedValues` reads the posted form.
 */
export function orderedChoices(
  field: Field & {values: readonly string[]; choices: readonly Choice[]},
): Html {
  const {name, label, mark, hint, error, values, choices} = field;
  const chosen = values.flatMap((value) => choices.filter((choice) => choice.value === value));
  const others = choices.filter(({value}) => !values.includes(value));
  return html`<fieldset class="field ${error && 'wrong'}" id="${name}">
    <legend>${label} ${mark && html`<span class="optional">${mark}</span>`}</legend>
    ${error && html`<p class="error">${error}</p>`}
    <p class="hint">
      ${hint} Tick what belongs to it, and number it in order. Anything without a number comes last.
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

/** The selected choices, by their numbers. */
export function orderedValues(form: PostedForm, name: string): string[] {
  return byPlace(textsOf(form, name), (value) => textOf(form, placeName(name, value)));
}

function placeName(name: string, value: string): string {
  return `${name}-place-${value}`;
}
