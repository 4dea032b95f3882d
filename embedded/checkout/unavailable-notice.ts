import {type Html, html} from '../../supabase/functions/_shared/html';
import {problemNotice, STEP_FORM_ID} from './fields';
import type {UnavailableLine} from './unavailable-lines';

/**
 * Lists the unavailable lines, and offers to continue with the rest. The button belongs to the step's form, so that
 * typed values are submitted as well.
 */
export function unavailableNotice(lines: readonly UnavailableLine[]): Html {
  return problemNotice(
    html`<h2>Part of your order is no longer available</h2>
      ${explainUnavailable(lines)}
      <p>Nothing has been charged. Everything else is still in your order.</p>
      <button class="secondary" form="${STEP_FORM_ID}" name="intent" value="continue">
        Continue with the rest
      </button>`,
  );
}

/** The new quantity of each line, by title. */
export function explainUnavailable(lines: readonly UnavailableLine[]): Html {
  return html`<ul>
    ${lines.map((line) => html`<li>${explain(line)}</li>`)}
  </ul>`;
}

function explain({line, title, left}: UnavailableLine): Html {
  const name = title ?? 'A work in your cart';
  if (title === null) return html`<strong>${name}</strong> is no longer for sale.`;
  if (left === 0) return html`<strong>${name}</strong> has just been sold.`;
  return html`<strong>${name}</strong>: only ${left} of the ${line.quantity} you chose
    ${left === 1 ? 'is' : 'are'} left.`;
}
