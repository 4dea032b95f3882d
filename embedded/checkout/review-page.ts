import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {type Html, html} from '../../supabase/functions/_shared/html';
import type {CardErrors} from './card';
import {renderCheckoutPage} from './checkout-page';
import {type Delivery, DELIVERY_FIELDS, type DeliveryForm} from './delivery';
import {errorSummary, STEP_FORM_ID, textField} from './fields';
import {formatCents} from './money';
import type {OrderTotals} from './order';
import {countriesIn} from './regions';
import type {UnavailableLine} from './unavailable-lines';
import {unavailableNotice} from './unavailable-notice';
import {CHECKOUT_WORDS} from './words/by-language';

interface ReviewPage {
  language: LanguageCode;
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
  const {language, totals, unavailable, form, delivery, errors, note, storefrontOrigin} = page;
  const {review: words, order} = CHECKOUT_WORDS[language];
  const failed = Object.keys(errors).length > 0 || note !== null;
  return renderCheckoutPage({
    step: 2,
    language,
    heading: words.title,
    totals,
    taxNote: order.taxesAbroad,
    status: failed ? 422 : 200,
    storefrontOrigin,
    above:
      unavailable.length > 0
        ? unavailableNotice(unavailable, language)
        : errorSummary(errors, language, note),
    body: html`<div class="deliver-to">
        <h2>${words.deliverTo}</h2>
        ${address(delivery, language)}
        <form method="post">
          ${hiddenFields(form)}
          <button class="link" name="intent" value="edit">${words.change}</button>
        </form>
      </div>
      <form id="${STEP_FORM_ID}" method="post" novalidate>
        ${hiddenFields(form)}
        <input type="hidden" name="agreedTotalCents" value="${totals.totalCents}" />
        ${unavailable.length === 0 && payment(totals, errors, language)}
      </form>`,
  });
}

function hiddenFields(form: DeliveryForm): readonly Html[] {
  return DELIVERY_FIELDS.map(
    (name) => html`<input type="hidden" name="${name}" value="${form[name]}" />`,
  );
}

/** The postal address, with the e-mail below. */
export function address(delivery: Delivery, language: LanguageCode): Html {
  const {name, address1, address2, city, region, postalCode, country, email, phone} = delivery;
  return html`<address>
    ${name}<br />
    ${address1}<br />
    ${address2 && html`${address2}<br />`}
    ${CHECKOUT_WORDS[language].place(city, region, postalCode)}<br />
    ${countriesIn(language)[country].name}<br />
    ${email}${phone && html`<br />${phone}`}
  </address>`;
}

function payment(totals: OrderTotals, errors: CardErrors, language: LanguageCode): Html {
  const {review: words} = CHECKOUT_WORDS[language];
  // A declined card is typed again: its number is never rendered into a page.
  const empty = {value: '', inputmode: 'numeric' as const};
  return html`<fieldset>
      <legend>${words.payment}</legend>
      <p class="hint">${words.testPayments}</p>
      <div class="grid">
        ${textField({
          ...empty,
          name: 'cardNumber',
          label: words.cardNumber,
          error: errors.cardNumber,
          autocomplete: 'cc-number',
          maxlength: 23,
        })}
        ${textField({
          ...empty,
          name: 'cardExpiry',
          label: words.cardExpiry,
          error: errors.cardExpiry,
          autocomplete: 'cc-exp',
          maxlength: 7,
          half: true,
        })}
        ${textField({
          ...empty,
          name: 'cardCode',
          label: words.cardCode,
          error: errors.cardCode,
          autocomplete: 'cc-csc',
          maxlength: 4,
          half: true,
        })}
      </div>
    </fieldset>
    <p class="hint">${words.terms}</p>
    <button name="intent" value="pay">
      ${words.pay(formatCents(totals.totalCents, language))}
    </button>`;
}
