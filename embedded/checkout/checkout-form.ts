import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {type Html, html} from '../../supabase/functions/_shared/html';
import type {DraftOrder} from '../draft-orders/draft-order';
import {inputField, optionsOf, problemNotice, problems, selectField} from '../form-fields';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import {CARD_FIELDS} from './card';
import {linkEmail, renderCheckoutPage, renderMessage} from './checkout-page';
import {type DeliveryField, type DeliveryForm, LIMITS, OTHER_COUNTRY} from './delivery';
import {formatCents} from './money';
import {needsShipping, type OrderTotals, shipsNow} from './order';
import {COUNTRIES, regionsIn} from './regions';
import {sizeName} from './size-name';
import type {UnavailableLine} from './unavailable-lines';
import {CHECKOUT_WORDS} from './words/by-language';

interface Checkout {
  language: LanguageCode;
  totals: OrderTotals;
  unavailable: readonly UnavailableLine[];
  /** The buyer's input. */
  form: DeliveryForm;
  /** The draft order, for an invoice. */
  draft?: DraftOrder;
  /** Whether the address is complete. The total then includes taxes, and can be paid. */
  isDeliverable: boolean;
  errors?: ReadonlyMap<string, string>;
  /** The result of the last payment, in a sentence. */
  note?: string;
  storefrontOrigin: string;
}

/** The page that turns a cart or an invoice into an order. Status 422 when the posted form has an error. */
export function renderCheckout(checkout: Checkout): Response {
  const {language, totals, form, draft, isDeliverable, note, storefrontOrigin} = checkout;
  const {errors = new Map<string, string>()} = checkout;
  const {title, order, payment, invoice} = CHECKOUT_WORDS[language];
  const taxNote = isDeliverable ? order.taxesAbroad : order.taxesLater;
  return renderCheckoutPage({
    language,
    heading: draft ? invoice.title : title,
    totals,
    taxNote: draft ? undefined : taxNote,
    status: errors.size > 0 || note !== undefined ? 422 : 200,
    storefrontOrigin,
    hasCart: !draft,
    above: noticeOf(checkout, errors),
    body: html`<form method="post" novalidate>
      ${addressFields(form, errors, language, totals)}
      ${
        isDeliverable
          ? paymentFields(totals, errors, language)
          : html`<button name="intent" value="total" class="wide">${payment.next}</button>`
      }
    </form>`,
  });
}

/** The page of a cart without any available line. */
export function renderSoldOut(
  unavailable: readonly UnavailableLine[],
  language: LanguageCode,
  storefrontOrigin: string,
): Response {
  const {empty, unavailable: words} = CHECKOUT_WORDS[language];
  return renderMessage({
    status: 200,
    language,
    storefrontOrigin,
    heading: unavailable.length > 0 ? words.allSold : empty.title,
    text:
      unavailable.length > 0
        ? html`${linesOf(unavailable, language)}
            <p>${words.allSoldText}</p>`
        : empty.text,
  });
}

/** The errors, above the form; null when there are none. */
function noticeOf(
  {unavailable, note, language}: Checkout,
  errors: ReadonlyMap<string, string>,
): Html | null {
  const {unavailable: words, errors: errorWords} = CHECKOUT_WORDS[language];
  if (unavailable.length > 0) {
    return problemNotice(
      html`<h2>${words.title}</h2>
        ${linesOf(unavailable, language)}
        <p>${words.rest}</p>`,
    );
  }
  if (note !== undefined) return problemNotice(html`<p>${note}</p>`);
  return problems(errors, {title: errors.size === 1 ? errorWords.one : errorWords.several});
}

/** The state of each line. */
function linesOf(unavailable: readonly UnavailableLine[], language: LanguageCode): Html {
  const {unavailable: words} = CHECKOUT_WORDS[language];
  const explain = (unavailableLine: UnavailableLine) => {
    const {line, title, left} = unavailableLine;
    if (title === null) return words.gone;
    const size = sizeName(unavailableLine, language);
    const work = size === null ? title : `${title}, ${size}`;
    return left === 0 ? words.sold(work) : words.fewer(work, left, line.quantity);
  };
  return html`<ul>
    ${unavailable.map((line) => html`<li>${explain(line)}</li>`)}
  </ul>`;
}

/** Contact and address. `autocomplete` identifies the fields for the browser. */
function addressFields(
  form: DeliveryForm,
  errors: ReadonlyMap<string, string>,
  language: LanguageCode,
  totals: OrderTotals,
): Html {
  const isShipped = needsShipping(totals);
  const isFree = shipsNow(totals) && totals.shippingCents === 0;
  const {fields, optional, countries} = CHECKOUT_WORDS[language];
  const shown = (name: DeliveryField) => ({name, label: fields[name], error: errors.get(name)});
  const text = (name: DeliveryField, autocomplete: string, type = 'text') => ({
    ...shown(name),
    value: form[name],
    attributes: {type, autocomplete, maxlength: String(LIMITS[name])},
  });
  return html`<fieldset>
      <legend>${fields.contact}</legend>
      ${inputField({...text('email', 'email', 'email'), hint: fields.emailHint})}
    </fieldset>
    <fieldset>
      <legend>${isShipped ? fields.delivery : fields.billing}</legend>
      ${isFree && html`<p class="hint">${linkEmail(fields.shipping(SITE.email))}</p>`}
      <div class="grid">
        ${selectField({
          ...shown('country'),
          autocomplete: 'shipping country',
          options: optionsOf(
            [
              {value: '', label: fields.chooseCountry},
              ...COUNTRIES.map((code) => ({value: code, label: countries[code]})),
              {value: OTHER_COUNTRY, label: fields.otherCountry},
            ],
            form.country,
          ),
        })}
        ${inputField(text('name', 'shipping name'))}
        ${inputField(text('address1', 'shipping address-line1'))}
        ${inputField({...text('address2', 'shipping address-line2'), mark: optional})}
        ${inputField(text('city', 'shipping address-level2'))}
        ${selectField({
          ...shown('region'),
          autocomplete: 'shipping address-level1',
          isHalf: true,
          options: html`${optionsOf([{value: '', label: fields.chooseRegion}], form.region)}
          ${COUNTRIES.map(
            (country) =>
              html`<optgroup label="${countries[country]}">
                ${optionsOf(regionsIn(country, language), form.region)}
              </optgroup>`,
          )}`,
        })}
        ${inputField({...text('postalCode', 'shipping postal-code'), isHalf: true})}
        ${inputField({
          ...text('phone', 'shipping tel', 'tel'),
          mark: optional,
          hint: fields.phoneHint,
        })}
      </div>
    </fieldset>`;
}

function paymentFields(
  totals: OrderTotals,
  errors: ReadonlyMap<string, string>,
  language: LanguageCode,
): Html {
  const {payment: words} = CHECKOUT_WORDS[language];
  return html`<fieldset id="payment">
      <legend>${words.title}</legend>
      <p class="hint">${words.test}</p>
      <div class="grid">
        ${CARD_FIELDS.map(({name, autocomplete, maxlength}) =>
          // The card has to be entered again after an error, because its number is never rendered into a page.
          inputField({
            name,
            label: words[name],
            value: '',
            error: errors.get(name),
            isHalf: name !== 'cardNumber',
            attributes: {autocomplete, maxlength, inputmode: 'numeric'},
          }),
        )}
      </div>
    </fieldset>
    <input type="hidden" name="agreedTotalCents" value="${totals.totalCents}" />
    <p class="hint">${words.terms} ${shipsNow(totals) && words.ships(totals.preparationDays)}</p>
    <button name="intent" value="pay" class="wide">
      ${words.pay(formatCents(totals.totalCents, language))}
    </button>`;
}
