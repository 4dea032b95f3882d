import {type Html, html} from '../../supabase/functions/_shared/html';
import type {CardErrors} from './card';
import {renderCheckoutPage} from './checkout-page';
import {type Delivery, DELIVERY_FIELDS, type DeliveryForm} from './delivery';
import {errorSummary, STEP_FORM_ID, textField} from './fields';
import {formatCents} from './money';
import type {OrderTotals} from './order';
import {COUNTRIES} from './regions';
import type {UnavailableLine} from './unavailable-lines';
import {unavailableNotice} from './unavailable-notice';

interface ReviewPage {
  totals: OrderTotals;
  unavailable: readonly UnavailableLine[];
  /** The first step as typed; the form carries it, because nothing is stored before the order. */
  form: DeliveryForm;
  delivery: Delivery;
  errors: CardErrors;
  /** The result of the last payment attempt, in a sentence. */
  note: string | null;
  storefrontOrigin: string;
}

/** The second step: the review with taxes, and the payment. Status 422 after a failed payment. */
export function renderReviewPage(page: ReviewPage): Response {
  const {totals, unavailable, form, delivery, errors, note, storefrontOrigin} = page;
  const failed = Object.keys(errors).length > 0 || note !== null;
  return renderCheckoutPage({
    step: 2,
    heading: 'Review and pay',
    totals,
    taxNote: 'None on orders to the USA',
    status: failed ? 422 : 200,
    storefrontOrigin,
    above: unavailable.length > 0 ? unavailableNotice(unavailable) : errorSummary(errors, note),
    body: html`<div class="deliver-to">
        <h2>Deliver to</h2>
        ${address(delivery)}
        <form method="post">
          ${hiddenFields(form)}
          <button class="link" name="intent" value="edit">Change contact or delivery</button>
        </form>
      </div>
      <form id="${STEP_FORM_ID}" method="post" novalidate>
        ${hiddenFields(form)}
        <input type="hidden" name="agreedTotalCents" value="${totals.totalCents}" />
        ${unavailable.length === 0 && payment(totals, errors)}
      </form>`,
  });
}

function hiddenFields(form: DeliveryForm): readonly Html[] {
  return DELIVERY_FIELDS.map(
    (name) => html`<input type="hidden" name="${name}" value="${form[name]}" />`,
  );
}

/** The postal address, with the e-mail below. */
export function address(delivery: Delivery): Html {
  const {name, address1, address2, city, region, postalCode, country, email, phone} = delivery;
  return html`<address>
    ${name}<br />
    ${address1}<br />
    ${address2 && html`${address2}<br />`} ${city}, ${region} ${postalCode}<br />
    ${COUNTRIES[country].name}<br />
    ${email}${phone && html`<br />${phone}`}
  </address>`;
}

function payment(totals: OrderTotals, errors: CardErrors): Html {
  // A declined card is typed again: its number is never rendered into a page.
  const empty = {value: '', inputmode: 'numeric' as const};
  return html`<fieldset>
      <legend>Payment</legend>
      <p class="hint">
        This shop takes test payments: card 4242 4242 4242 4242, any date in the future, any code.
        Nothing is charged and the card is not stored.
      </p>
      <div class="grid">
        ${textField({
          ...empty,
          name: 'cardNumber',
          label: 'Card number',
          error: errors.cardNumber,
          autocomplete: 'cc-number',
          maxlength: 23,
        })}
        ${textField({
          ...empty,
          name: 'cardExpiry',
          label: 'Expiry (MM/YY)',
          error: errors.cardExpiry,
          autocomplete: 'cc-exp',
          maxlength: 7,
          half: true,
        })}
        ${textField({
          ...empty,
          name: 'cardCode',
          label: 'Security code',
          error: errors.cardCode,
          autocomplete: 'cc-csc',
          maxlength: 4,
          half: true,
        })}
      </div>
    </fieldset>
    <p class="hint">
      All sales are final, except where the law provides otherwise. Orders are prepared within 3–5
      business days.
    </p>
    <button name="intent" value="pay">Pay ${formatCents(totals.totalCents)}</button>`;
}
