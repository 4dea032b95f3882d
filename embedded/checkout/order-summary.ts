import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {type Html, html} from '../../supabase/functions/_shared/html';
import {formatCents} from './money';
import {type OrderLine, type OrderTotals, shipsNow} from './order';
import {sizeName} from './size-name';
import {CHECKOUT_WORDS} from './words/by-language';

const PICTURE_PX = 104;
const THUMBNAIL_PX = 56;

/**
 * The lines and totals of an order. On a phone it's a single line until the buyer opens it; on a wide screen, the style
 * sheet shows all of it. `taxNote` replaces unknown taxes.
 */
export function orderSummary(totals: OrderTotals, language: LanguageCode, taxNote?: string): Html {
  const {order: words} = CHECKOUT_WORDS[language];
  const count = totals.lines.reduce((sum, {quantity}) => sum + quantity, 0);
  return html`<details class="order">
    <summary>
      ${
        totals.lines[0] &&
        html`<span class="mat" aria-hidden="true"
          >${orderPicture(totals.lines[0], THUMBNAIL_PX, language)}</span
        >`
      }
      <span class="count">${words.count(count)}</span>
      <strong class="price">${formatCents(totals.totalCents, language)}</strong>
    </summary>
    <section class="summary" aria-labelledby="summary-heading">
      <h2 id="summary-heading" class="hidden">${words.title}</h2>
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
  const {order: words} = CHECKOUT_WORDS[language];
  const {title, quantity, unitCents, subtotalCents} = line;
  const size = sizeName(line, language);
  return html`<li>
    <span class="mat">${orderPicture(line, PICTURE_PX, language)}</span>
    <div>
      <p class="title">${title}</p>
      ${size !== null && html`<p class="detail">${size}</p>`}
      <p class="detail">
        ${quantity === 1 ? words.one : `${quantity} × ${formatCents(unitCents, language)}`}
      </p>
    </div>
    <p class="price">${formatCents(subtotalCents, language)}</p>
  </li>`;
}

/**
 * A line's uncropped picture: requests only a width from the CDN, because a height would crop it. Null when there's
 * none.
 */
export function orderPicture(
  {image, title}: OrderLine,
  widthPx: number,
  language: LanguageCode,
): Html | null {
  if (!image) return null;
  const {url, altText, width, height} = image;
  return html`<img
    src="${sized(url, widthPx)}"
    srcset="${sized(url, widthPx * 2)} 2x"
    alt="${altText ?? CHECKOUT_WORDS[language].pictureOf(title)}"
    ${width && height && html`width="${width}" height="${height}"`}
  />`;
}

/** External images, which only the test controls set, aren't resized. */
function sized(url: string, widthPx: number): string {
  if (!url.startsWith('/cdn/')) return url;
  return `${url}${url.includes('?') ? '&' : '?'}width=${widthPx}`;
}

interface TotalRow {
  label: string;
  value: string;
  /** Highlighted, because it's a sum of the rows above. */
  isSum?: boolean;
}

/** The rows below the lines of an order. */
export function totalRows(
  totals: OrderTotals,
  language: LanguageCode,
  taxNote?: string,
): TotalRow[] {
  const {order: words} = CHECKOUT_WORDS[language];
  const format = (cents: number) => formatCents(cents, language);
  const {subtotalCents, discountCents, discountCodes, shippingCents, tax, totalCents} = totals;
  const rows: TotalRow[] = [{label: words.subtotal, value: format(subtotalCents)}];
  if (discountCents > 0) {
    rows.push({
      label: words.discount(discountCodes.join(', ')),
      value: `−${format(discountCents)}`,
    });
  }
  if (shipsNow(totals)) {
    const value = shippingCents === 0 ? words.free : format(shippingCents);
    rows.push({label: words.shipping, value});
  }
  if (tax) rows.push({label: tax.label, value: format(tax.cents)});
  else if (taxNote) rows.push({label: words.taxes, value: taxNote});
  rows.push({label: words.total, value: format(totalCents), isSum: true});
  return rows;
}
