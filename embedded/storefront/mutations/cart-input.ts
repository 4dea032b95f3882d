import {randomUUID} from 'node:crypto';
import type {
  CartBuyerIdentityInput,
  CartLineInput,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {NewLine} from '../../carts/cart-lines';
import type {Cart} from '../../carts/types';

/** A line to add. */
export function newLineOf({merchandiseId, quantity}: CartLineInput): NewLine {
  return {merchandiseId, quantity: quantity ?? 1};
}

/** Creates the function that generates ids for new lines of a cart, in Shopify's form. */
export function createLineIds({token}: Cart): () => string {
  return () => `gid://shopify/CartLine/${randomUUID()}?cart=${token}`;
}

/** The entered discount codes without blanks and duplicates, in any case. */
export function distinctCodes(codes: readonly string[] | null | undefined): string[] {
  const trimmed = (codes ?? []).map((code) => code.trim()).filter(Boolean);
  const isFirst = (code: string, position: number) =>
    trimmed.findIndex((other) => other.toLowerCase() === code.toLowerCase()) === position;
  return trimmed.filter(isFirst);
}

/** Merges the input into the buyer identity; omitted fields do not change. */
export function mergeBuyerIdentity(
  current: Cart['buyerIdentity'],
  {email, phone, countryCode}: CartBuyerIdentityInput,
): Cart['buyerIdentity'] {
  const chosen = (value: string | null | undefined, before: string | null) =>
    value === undefined ? before : value || null;
  return {
    email: chosen(email, current.email),
    phone: chosen(phone, current.phone),
    countryCode: chosen(countryCode, current.countryCode),
  };
}
