import {type Html, html} from '../../supabase/functions/_shared/html';
import {renderPage} from '../page';
import type {OrderTotals} from './order';
import {orderSummary} from './order-summary';

const STEPS = ['Details', 'Review and pay', 'Confirmation'] as const;

interface CheckoutPage {
  step: 1 | 2 | 3;
  /** First heading of the page; also its title. */
  heading: string;
  totals: OrderTotals;
  taxNote?: string;
  /** Content before the step. */
  above?: Html | null;
  body: Html;
  status?: number;
  storefrontOrigin: string;
}

/** The layout of every step: the progress, the step itself, and the order summary. */
export function renderCheckoutPage(page: CheckoutPage): Response {
  const {step, heading, totals, taxNote, above, body, status, storefrontOrigin} = page;
  return renderPage({
    title: heading,
    status,
    storefrontOrigin,
    // A paid order has no cart to return to.
    aside: step < 3 && html`<a href="${storefrontOrigin}/cart">Return to cart</a>`,
    body: html`<nav aria-label="Steps of the checkout">
        <ol class="steps">
          ${STEPS.map(
            (name, index) =>
              html`<li ${index + 1 === step && html`aria-current="step"`}>${name}</li>`,
          )}
        </ol>
      </nav>
      <h1>${heading}</h1>
      ${above}
      <div class="columns">
        ${orderSummary(totals, taxNote ?? null)}
        <div class="step">${body}</div>
      </div>`,
  });
}

/** A page with a message and a link back to the shop. */
export function renderMessage(
  storefrontOrigin: string,
  status: number,
  heading: string,
  message: Html | string,
): Response {
  return renderPage({
    title: heading,
    status,
    storefrontOrigin,
    body: html`<div class="narrow">
      <h1>${heading}</h1>
      ${typeof message === 'string' ? html`<p>${message}</p>` : message}
      <p><a class="button" href="${storefrontOrigin}/">Return to the shop</a></p>
    </div>`,
  });
}
