import {type Html, html} from '../html';
import type {UnavailableLine} from './unavailable-lines';

/**
 * Names what can no longer be bought, and offers to go on with the rest. Stands inside the form of either step, so
 * that what was typed goes along.
 */
export function unavailableNotice(lines: readonly UnavailableLine[]): Html {
  return html`<div class="notice problem" role="alert" tabindex="-1" autofocus>
    <h2>Part of your order is no longer available</h2>
    <ul>
      ${lines.map((line) => html`<li>${explain(line)}</li>`)}
    </ul>
    <p>Nothing has been charged. Everything else is still in your order.</p>
    <button class="secondary" name="intent" value="continue">Continue with the rest</button>
  </div>`;
}

function explain({line, title, left}: UnavailableLine): Html {
  const name = title ?? 'A work in your cart';
  if (title === null) return html`<strong>${name}</strong> is no longer for sale.`;
  if (left === 0) return html`<strong>${name}</strong> has just been sold.`;
  return html`<strong>${name}</strong>: only ${left} of the ${line.quantity} you chose
    ${left === 1 ? 'is' : 'are'} left.`;
}
