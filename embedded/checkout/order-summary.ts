import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {type Html, html} from '../../supabase/functions/_shared/html';
import {formatCents} from './money';
import type {OrderLine, OrderTotals} from './order';
import {orderPicture} from './order-picture';
import {totalRows} from './total-rows';
import {CHECKOUT_WORDS} from './words/by-language';

const PICTURE_PX = 80;

/**
 * The lines and totals of an order: one line on a phone until it is opened; on a wide screen the style sheet shows it
 * all. `taxNote` replaces taxes that are not known yet.
 */
export function orderSummary(
  totals: OrderTotals,
  language: LanguageCode,
  taxNote: string | null,
): Html {
  const {order: words} = CHECKOUT_WORDS[language];
  const count = totals.lines.reduce((sum, {quantity}) => sum + quantity, 0);
  return html`<details class="order">
    <summary>
      <span>${words.count(count)}</span>
      <strong class="price">${formatCents(totals.totalCents, language)}</strong>
    </summary>
    <section class="summary" aria-labelledby="summary-heading">
      <h2 id="summary-heading">${words.title}</h2>
      <ul class="lines">
        ${totals.lines.map((line) => orderLine(line, language))}
      </ul>
      <dl class="totals">
        ${totalRows(totals, language, taxNote).map(
          ({label, value, isSum}) =>
            html`<div class="${isSum && 'total'}">
              <dt>${label}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      ${totals.note && html`<p class="detail">${words.note(totals.note)}</p>`}
    </section>
  </details>`;
}

function orderLine(line: OrderLine, language: LanguageCode): Html {
  const {order: words, size} = CHECKOUT_WORDS[language];
  const {title, variantTitle, quantity, unitCents, subtotalCents} = line;
  return html`<li>
    <span class="mat">${orderPicture(line, PICTURE_PX, language)}</span>
    <div>
      <p class="title">${title}</p>
      ${variantTitle !== null && html`<p class="detail">${size(variantTitle)}</p>`}
      <p class="detail">
        ${quantity === 1 ? words.one : `${quantity} × ${formatCents(unitCents, language)}`}
      </p>
    </div>
    <p class="price">${formatCents(subtotalCents, language)}</p>
  </li>`;
}
