import type {CartBuyerIdentityInput} from '@shopify/hydrogen-react/storefront-api-types';
import type {Cart} from '../../carts/types';
import type {CartUserError} from './cart-payload';

/** The user errors of a buyer identity. Shoppers have no accounts here, so every customer or company is unknown. */
export function checkBuyerIdentity(
  input: CartBuyerIdentityInput,
  path: readonly string[],
): CartUserError[] {
  const errors: CartUserError[] = [];
  if (input.customerAccessToken) {
    const field = [...path, 'customerAccessToken'];
    errors.push({code: 'INVALID', field, message: 'Customer is invalid'});
  }
  if (input.companyLocationId) {
    const field = [...path, 'companyLocationId'];
    errors.push({code: 'INVALID_COMPANY_LOCATION', field, message: 'Company location is invalid'});
  }
  if (input.email && !/^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(input.email)) {
    errors.push({code: 'INVALID', field: [...path, 'email'], message: 'Email is invalid'});
  }
  if (input.phone && !/^\+?[\d\s().-]{7,20}$/.test(input.phone)) {
    errors.push({code: 'INVALID', field: [...path, 'phone'], message: 'Phone is invalid'});
  }
  return errors;
}

/** Merges the input into the buyer identity; omitted fields do not change. */
export function mergeBuyerIdentity(
  current: Cart['buyerIdentity'],
  input: CartBuyerIdentityInput,
): Cart['buyerIdentity'] {
  const chosen = (value: string | null | undefined, before: string | null) =>
    value === undefined ? before : value || null;
  return {
    email: chosen(input.email, current.email),
    phone: chosen(input.phone, current.phone),
    countryCode: chosen(input.countryCode, current.countryCode),
  };
}
