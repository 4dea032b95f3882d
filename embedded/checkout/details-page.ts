import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {type Html, html} from '../../supabase/functions/_shared/html';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import {renderCheckoutPage} from './checkout-page';
import {type DeliveryErrors, type DeliveryForm, OTHER_COUNTRY} from './delivery';
import {errorSummary, option, selectField, STEP_FORM_ID, textField} from './fields';
import type {OrderTotals} from './order';
import {countriesIn} from './regions';
import type {UnavailableLine} from './unavailable-lines';
import {unavailableNotice} from './unavailable-notice';
import {CHECKOUT_WORDS} from './words/by-language';

interface DetailsPage {
  language: LanguageCode;
  totals: OrderTotals;
  unavailable: readonly UnavailableLine[];
  form: DeliveryForm;
  errors: DeliveryErrors;
  storefrontOrigin: string;
}

/** The first step: the buyer and the address. Status 422 when fields are invalid. */
export function renderDetailsPage(page: DetailsPage): Response {
  const {language, totals, unavailable, form, errors, storefrontOrigin} = page;
  const {details: words, order} = CHECKOUT_WORDS[language];
  return renderCheckoutPage({
    step: 1,
    language,
    heading: words.title,
    totals,
    taxNote: order.taxesLater,
    status: Object.keys(errors).length > 0 ? 422 : 200,
    storefrontOrigin,
    above:
      unavailable.length > 0
        ? unavailableNotice(unavailable, language)
        : errorSummary(errors, language),
    body: html`<form id="${STEP_FORM_ID}" method="post" novalidate>
      <fieldset>
        <legend>${words.contact}</legend>
        ${textField({
          name: 'email',
          label: words.email,
          type: 'email',
          value: form.email,
          error: errors.email,
          autocomplete: 'email',
          maxlength: 255,
          hint: words.emailHint,
        })}
      </fieldset>
      <fieldset>
        <legend>${words.delivery}</legend>
        <p class="hint">
          ${words.shipping.before}<a href="mailto:${SITE.email}">${words.shipping.link}</a
          >${words.shipping.after}
        </p>
        ${addressFields(form, errors, language)}
      </fieldset>
      ${
        unavailable.length === 0 &&
        html`<button name="intent" value="review">${words.next}</button>`
      }
    </form>`,
  });
}

function addressFields(form: DeliveryForm, errors: DeliveryErrors, language: LanguageCode): Html {
  const {details: words, optional} = CHECKOUT_WORDS[language];
  const countries = Object.entries(countriesIn(language));
  const text = (
    name: 'name' | 'address1' | 'address2' | 'city' | 'postalCode',
    label: string,
    autocomplete: string,
    more: {optional?: string; half?: boolean; maxlength?: number} = {},
  ) =>
    textField({
      name,
      label,
      value: form[name],
      error: errors[name],
      autocomplete: `shipping ${autocomplete}`,
      maxlength: 100,
      ...more,
    });
  return html`<div class="grid">
    ${selectField({
      name: 'country',
      label: words.country,
      error: errors.country,
      autocomplete: 'shipping country',
      options: html`${option('', words.chooseCountry, form.country)}
      ${countries.map(([code, {name}]) => option(code, name, form.country))}
      ${option(OTHER_COUNTRY, words.otherCountry, form.country)}`,
    })}
    ${text('name', words.name, 'name')}
    ${text('address1', words.address1, 'address-line1', {maxlength: 200})}
    ${text('address2', words.address2, 'address-line2', {
      optional,
      maxlength: 200,
    })}
    ${text('city', words.city, 'address-level2')}
    ${selectField({
      name: 'region',
      label: words.region,
      error: errors.region,
      autocomplete: 'shipping address-level1',
      half: true,
      options: html`${option('', words.chooseRegion, form.region)}
      ${countries.map(
        ([country, {name, regions}]) =>
          html`<optgroup label="${name}">
            ${Object.entries(regions).map(([code, region]) =>
              option(`${country}-${code}`, region, form.region),
            )}
          </optgroup>`,
      )}`,
    })}
    ${text('postalCode', words.postalCode, 'postal-code', {half: true, maxlength: 12})}
    ${textField({
      name: 'phone',
      label: words.phone,
      type: 'tel',
      optional,
      value: form.phone,
      error: errors.phone,
      autocomplete: 'shipping tel',
      maxlength: 20,
      hint: words.phoneHint,
    })}
  </div>`;
}
