import {type Html, html} from '../../supabase/functions/_shared/html';
import {formatCents} from './money';
import type {OrderLine, OrderTotals} from './order';
import {orderPicture} from './order-picture';
import {totalRows} from './total-rows';

const PICTURE_PX = 80;

/**
 * The lines and totals of an order: one line on a phone until it is opened; on a wide screen the style sheet shows it
 * all. `taxNote` replaces taxes that are not known yet.
 */
export function orderSummary(totals: OrderTotals, taxNote: string | null): Html {
  const count = totals.lines.reduce((sum, {quantity}) => sum + quantity, 0);
  return html`<details class="order">
    <summary>
      <span>Your order, ${count} ${count === 1 ? 'work' : 'works'}</span>
      <strong class="price">${formatCents(totals.totalCents)}</strong>
    </summary>
    <section class="summary" aria-labelledby="summary-heading">
      <h2 id="summary-heading">Your order</h2>
      <ul class="lines">
        ${totals.lines.map(orderLine)}
      </ul>
      <dl class="totals">
        ${totalRows(totals, taxNote).map(
          ({label, value, isSum}) =>
            html`<div class="${isSum && 'total'}">
              <dt>${label}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      ${totals.note && html`<p class="detail">Your note: ${totals.note}</p>`}
    </section>
  </details>`;
}

function orderLine(line: OrderLine): Html {
  const {title, variantTitle, quantity, unitCents, subtotalCents} = line;
  return html`<li>
    <span class="mat">${orderPicture(line, PICTURE_PX)}</span>
    <div>
      <p class="title">${title}</p>
      ${variantTitle !== null && html`<p class="detail">${variantTitle}</p>`}
      <p class="detail">
        ${quantity === 1 ? 'Quantity 1' : `${quantity} × ${formatCents(unitCents)}`}
      </p>
    </div>
    <p class="price">${formatCents(subtotalCents)}</p>
  </li>`;
}
