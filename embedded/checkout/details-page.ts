import {type Html, html} from '../../supabase/functions/_shared/html';
import {CONTACT_EMAIL} from '../seed/identity';
import {renderCheckoutPage} from './checkout-page';
import {type DeliveryErrors, type DeliveryForm, OTHER_COUNTRY} from './delivery';
import {errorSummary, option, selectField, STEP_FORM_ID, textField} from './fields';
import type {OrderTotals} from './order';
import {COUNTRIES} from './regions';
import type {UnavailableLine} from './unavailable-lines';
import {unavailableNotice} from './unavailable-notice';

interface DetailsPage {
  totals: OrderTotals;
  unavailable: readonly UnavailableLine[];
  form: DeliveryForm;
  errors: DeliveryErrors;
  storefrontOrigin: string;
}

/** The first step: the buyer and the address. Status 422 when fields are invalid. */
export function renderDetailsPage(page: DetailsPage): Response {
  const {totals, unavailable, form, errors, storefrontOrigin} = page;
  return renderCheckoutPage({
    step: 1,
    heading: 'Contact and delivery',
    totals,
    taxNote: 'Shown at the next step',
    status: Object.keys(errors).length > 0 ? 422 : 200,
    storefrontOrigin,
    above: unavailable.length > 0 ? unavailableNotice(unavailable) : errorSummary(errors),
    body: html`<form id="${STEP_FORM_ID}" method="post" novalidate>
      <fieldset>
        <legend>Contact</legend>
        ${textField({
          name: 'email',
          label: 'Email',
          type: 'email',
          value: form.email,
          error: errors.email,
          autocomplete: 'email',
          maxlength: 255,
          hint: 'For the confirmation and news about this order.',
        })}
      </fieldset>
      <fieldset>
        <legend>Delivery</legend>
        <p class="hint">
          Shipping to Canada and the USA is free. If you live elsewhere, please
          <a href="mailto:${CONTACT_EMAIL}">write to me</a> before ordering.
        </p>
        ${addressFields(form, errors)}
      </fieldset>
      ${
        unavailable.length === 0 &&
        html`<button name="intent" value="review">Continue to review and payment</button>`
      }
    </form>`,
  });
}

function addressFields(form: DeliveryForm, errors: DeliveryErrors): Html {
  const text = (
    name: 'name' | 'address1' | 'address2' | 'city' | 'postalCode',
    label: string,
    autocomplete: string,
    more: {optional?: boolean; half?: boolean; maxlength?: number} = {},
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
      label: 'Country',
      error: errors.country,
      autocomplete: 'shipping country',
      options: html`${option('', 'Choose a country', form.country)}
      ${Object.entries(COUNTRIES).map(([code, {name}]) => option(code, name, form.country))}
      ${option(OTHER_COUNTRY, 'Another country', form.country)}`,
    })}
    ${text('name', 'Full name', 'name')}
    ${text('address1', 'Street address', 'address-line1', {maxlength: 200})}
    ${text('address2', 'Apartment, unit, rural route', 'address-line2', {
      optional: true,
      maxlength: 200,
    })}
    ${text('city', 'City or town', 'address-level2')}
    ${selectField({
      name: 'region',
      label: 'Province or state',
      error: errors.region,
      autocomplete: 'shipping address-level1',
      half: true,
      options: html`${option('', 'Choose one', form.region)}
      ${Object.entries(COUNTRIES).map(
        ([country, {name, regions}]) =>
          html`<optgroup label="${name}">
            ${Object.entries(regions).map(([code, region]) =>
              option(`${country}-${code}`, region, form.region),
            )}
          </optgroup>`,
      )}`,
    })}
    ${text('postalCode', 'Postal or ZIP code', 'postal-code', {half: true, maxlength: 12})}
    ${textField({
      name: 'phone',
      label: 'Phone',
      type: 'tel',
      optional: true,
      value: form.phone,
      error: errors.phone,
      autocomplete: 'shipping tel',
      maxlength: 20,
      hint: 'Only for the carrier, if there is a question about the delivery.',
    })}
  </div>`;
}
