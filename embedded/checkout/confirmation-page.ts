import {type Html, html} from '../../supabase/functions/_shared/html';
import {CONTACT_EMAIL} from '../seed/identity';
import {renderCheckoutPage} from './checkout-page';
import {nextSteps} from './next-steps';
import type {Order} from './order';
import {orderPicture} from './order-picture';
import {address} from './review-page';

/** Of a work on its own; several share the width. */
const PICTURE_PX = 720;

/** The confirmation page of an order. */
export function renderConfirmation(order: Order, storefrontOrigin: string): Response {
  return renderCheckoutPage({
    step: 3,
    heading: 'Thank you',
    totals: order,
    storefrontOrigin,
    above: html`<p class="lead">
      Your order <strong>#${order.number}</strong> is confirmed. It will be prepared within 3–5
      business days. A letter that confirms it goes to <strong>${order.email}</strong>.
    </p>`,
    body: html`${works(order)}
      <section class="next">
        <h2>What comes next</h2>
        <ol>
          ${nextSteps(order).map(
            ({title, text}) =>
              html`<li>
                <h3>${title}</h3>
                <p>${withLink(text)}</p>
              </li>`,
          )}
        </ol>
      </section>
      <div class="deliver-to">
        <h2>Deliver to</h2>
        ${address(order.delivery)}
      </div>
      <p><a class="button" href="${storefrontOrigin}/">Return to the shop</a></p>`,
  });
}

/** Each work that was bought, as large as the page allows. */
function works({lines}: Order): Html | null {
  const shown = lines.filter(({image}) => image);
  if (shown.length === 0) return null;
  return html`<div class="works">
    ${shown.map(
      (line) =>
        html`<figure>
          ${orderPicture(line, PICTURE_PX)}
          <figcaption>
            ${line.title}${line.variantTitle !== null && html`<span>, ${line.variantTitle}</span>`}
          </figcaption>
        </figure>`,
    )}
  </div>`;
}

function withLink(text: string): Html {
  const [before = '', after] = text.split(CONTACT_EMAIL);
  if (after === undefined) return html`${text}`;
  return html`${before}<a href="mailto:${CONTACT_EMAIL}">${CONTACT_EMAIL}</a>${after}`;
}
