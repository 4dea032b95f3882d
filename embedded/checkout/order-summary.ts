import {type Html, html} from '../../supabase/functions/_shared/html';
import {formatCents} from './money';
import type {OrderLine, OrderTotals} from './order';

const PICTURE_PX = 72;

/** The lines and totals of an order. `taxNote` replaces taxes that are not known yet. */
export function orderSummary(totals: OrderTotals, taxNote: string | null = null): Html {
  const {subtotalCents, discountCents, discountCodes, tax, totalCents, giftCards = []} = totals;
  const paid = giftCards.reduce((sum, {cents}) => sum + cents, 0);
  return html`<section class="summary" aria-labelledby="summary-heading">
    <h2 id="summary-heading">Your order</h2>
    <ul class="lines">
      ${totals.lines.map(orderLine)}
    </ul>
    <dl class="totals">
      ${row('Subtotal', formatCents(subtotalCents))}
      ${
        discountCents > 0 &&
        row(`Discount ${discountCodes.join(', ')}`, `−${formatCents(discountCents)}`)
      }
      ${row('Shipping', 'Free')}
      ${tax ? row(tax.label, formatCents(tax.cents)) : taxNote !== null && row('Taxes', taxNote)}
      ${row('Total', formatCents(totalCents), 'total')}
      ${giftCards.map(({lastCharacters, cents}) =>
        row(`Gift card •••• ${lastCharacters}`, `−${formatCents(cents)}`),
      )}
      ${giftCards.length > 0 && row('To pay', formatCents(totalCents - paid), 'total')}
    </dl>
  </section>`;
}

function orderLine(line: OrderLine): Html {
  const {title, variantTitle, quantity, unitCents, subtotalCents, image} = line;
  return html`<li>
    ${
      image
        ? html`<img
            src="${sized(image.url, 1)}"
            srcset="${sized(image.url, 2)} 2x"
            alt="${image.altText ?? ''}"
            width="${PICTURE_PX}"
            height="${PICTURE_PX}"
          />`
        : html`<span class="no-picture" aria-hidden="true"></span>`
    }
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

function row(label: string, value: string, kind = ''): Html {
  return html`<div class="${kind}">
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;
}

/** External images, which only the test controls set, are not resized. */
function sized(url: string, density: number): string {
  if (!url.startsWith('/cdn/')) return url;
  const side = PICTURE_PX * density;
  return `${url}${url.includes('?') ? '&' : '?'}width=${side}&height=${side}&crop=center`;
}
