import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {type Html, html} from '../../supabase/functions/_shared/html';
import {linkEmail, renderCheckoutPage, toShopButton} from './checkout-page';
import type {Delivery} from './delivery';
import {formatCents} from './money';
import {nextSteps, type Parcel} from './next-steps';
import {needsShipping, type Order, shipsNow} from './order';
import {orderPicture} from './order-summary';
import {refundedCents} from './refunds';
import {sizeName} from './size-name';
import {CHECKOUT_WORDS} from './words/by-language';

/** The width of a single work's picture. Several share it. */
const PICTURE_PX = 720;

/** The confirmation page of an order. `parcel` is set once it was sent. */
export function renderConfirmation(
  order: Order,
  parcel: Parcel | undefined,
  storefrontOrigin: string,
): Response {
  const {delivery, cancelledAt, language = 'en'} = order;
  const {confirmation: words, fields, mail} = CHECKOUT_WORDS[language];
  const isShipped = needsShipping(order);
  const steps = cancelledAt ? [] : nextSteps(order, language, parcel);
  const lead = leadOf(order, parcel, language);
  return renderCheckoutPage({
    language,
    heading: cancelledAt ? mail.cancelled.title : words.title,
    totals: order,
    storefrontOrigin,
    hasCart: false,
    above: lead === null ? null : html`<p class="lead">${lead}</p>`,
    body: html`${works(order, language)} ${steps.length > 0 && stepList(steps, language)}
    ${
      delivery &&
      !cancelledAt &&
      html`<section>
        <h2>${isShipped ? words.deliverTo : fields.billing}</h2>
        ${addressOf(delivery, language)}
      </section>`
    }
    ${toShopButton(storefrontOrigin, language)}`,
  });
}

/** The sentence below the title; null when there's nothing to add to it, or nothing is paid yet. */
function leadOf(order: Order, parcel: Parcel | undefined, language: LanguageCode): string | null {
  const {confirmation: words, mail} = CHECKOUT_WORDS[language];
  const {number, email, cancelledAt, delivery} = order;
  if (cancelledAt) {
    const cents = refundedCents(order);
    return delivery && cents > 0 ? mail.refundToCard(formatCents(cents, language)) : null;
  }
  if (parcel) return words.sent.lead(number);
  if (order.isUnpaid) return null;
  const lead = shipsNow(order) ? words.lead : words.leadPaid;
  return lead(number, email, order.preparationDays);
}

function stepList(steps: ReturnType<typeof nextSteps>, language: LanguageCode): Html {
  return html`<section>
    <h2>${CHECKOUT_WORDS[language].confirmation.next}</h2>
    <ol class="entries">
      ${steps.map(
        ({title, text}) =>
          html`<li>
            <h3>${title}</h3>
            <p>${linkEmail(text)}</p>
          </li>`,
      )}
    </ol>
  </section>`;
}

/** The postal address, with the email address and phone below. */
function addressOf(delivery: Delivery, language: LanguageCode): Html {
  const {name, address1, address2, city, region, postalCode, country, email, phone} = delivery;
  const {place, countries} = CHECKOUT_WORDS[language];
  const street = [name, address1, address2];
  const lines = [...street, place(city, region, postalCode), countries[country], email, phone];
  return html`<address>${lines.filter(Boolean).map((line) => html`${line}<br />`)}</address>`;
}

/** The bought works, as large as the page allows. */
function works({lines}: Order, language: LanguageCode): Html | null {
  const shown = lines.filter(({image}) => image);
  if (shown.length === 0) return null;
  return html`<div class="works">
    ${shown.map((line) => {
      const size = sizeName(line, language);
      return html`<figure>
        ${orderPicture(line, PICTURE_PX, language)}
        <figcaption>${line.title}${size !== null && html`<span>, ${size}</span>`}</figcaption>
      </figure>`;
    })}
  </div>`;
}
