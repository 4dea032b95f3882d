import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {type Html, html} from '../../supabase/functions/_shared/html';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import {renderCheckoutPage, toShopButton} from './checkout-page';
import {nextSteps} from './next-steps';
import type {Parcel} from './find-parcel';
import type {Order} from './order';
import {orderPicture} from './order-picture';
import {address} from './review-page';
import {CHECKOUT_WORDS} from './words/by-language';

/** The width of a single work's picture; several share it. */
const PICTURE_PX = 720;

/** The confirmation page of an order; `parcel` once it was sent. */
export function renderConfirmation(
  order: Order,
  parcel: Parcel | null,
  language: LanguageCode,
  storefrontOrigin: string,
): Response {
  const {confirmation: words, orderName, review} = CHECKOUT_WORDS[language];
  const name = orderName(order.number);
  return renderCheckoutPage({
    step: 3,
    language,
    heading: words.title,
    totals: order,
    storefrontOrigin,
    above: parcel
      ? html`<p class="lead">${words.sent.before}<strong>${name}</strong>${words.sent.after}</p>`
      : html`<p class="lead">
          ${words.lead.before}<strong>${name}</strong>${words.lead.confirmed}<strong>${order.email}</strong>${words.lead.after}
        </p>`,
    body: html`${works(order, language)}
      <section class="next">
        <h2>${words.next}</h2>
        <ol>
          ${nextSteps(order, language, parcel).map(
            ({title, text}) =>
              html`<li>
                <h3>${title}</h3>
                <p>${withLink(text)}</p>
              </li>`,
          )}
        </ol>
      </section>
      <div class="deliver-to">
        <h2>${review.deliverTo}</h2>
        ${address(order.delivery, language)}
      </div>
      ${toShopButton(storefrontOrigin, language)}`,
  });
}

/** Each work that was bought, as large as the page allows. */
function works({lines}: Order, language: LanguageCode): Html | null {
  const {size} = CHECKOUT_WORDS[language];
  const shown = lines.filter(({image}) => image);
  if (shown.length === 0) return null;
  return html`<div class="works">
    ${shown.map(
      (line) =>
        html`<figure>
          ${orderPicture(line, PICTURE_PX, language)}
          <figcaption>
            ${line.title}${line.variantTitle !== null && html`<span>, ${size(line.variantTitle)}</span>`}
          </figcaption>
        </figure>`,
    )}
  </div>`;
}

function withLink(text: string): Html {
  const [before = '', after] = text.split(SITE.email);
  if (after === undefined) return html`${text}`;
  return html`${before}<a href="mailto:${SITE.email}">${SITE.email}</a>${after}`;
}
