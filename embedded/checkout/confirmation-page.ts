import {html} from '../../supabase/functions/_shared/html';
import {CONTACT_EMAIL} from '../seed/identity';
import {renderCheckoutPage} from './checkout-page';
import type {Order} from './order';
import {address} from './review-page';

/** The confirmation page of an order. */
export function renderConfirmation(order: Order, storefrontOrigin: string): Response {
  return renderCheckoutPage({
    step: 3,
    heading: 'Thank you',
    totals: order,
    storefrontOrigin,
    above: html`<p class="lead">
      Your order <strong>#${order.number}</strong> is confirmed. It will be prepared within 3-5
      business days.
    </p>`,
    body: html`<div class="deliver-to">
        <h2>Deliver to</h2>
        ${address(order.delivery)}
      </div>
      <p>
        Should a work arrive with a defect, write to
        <a href="mailto:${CONTACT_EMAIL}">${CONTACT_EMAIL}</a> within 7 days, with a photo.
      </p>
      <p><a class="button" href="${storefrontOrigin}/">Return to the shop</a></p>`,
  });
}
