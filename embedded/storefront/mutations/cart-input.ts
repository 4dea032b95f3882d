import {randomUUID} from 'node:crypto';
import type {
  AttributeInput,
  CartBuyerIdentityInput,
  CartLineInput,
} from 'hydrogen-react-2026-04/storefront-api-types';
import {cartPartId} from '../../carts/cart-id';
import type {NewLine} from '../../carts/cart-lines';
import type {Cart, CartAttribute} from '../../carts/types';

/** Attributes as a cart stores them: of two with the same key the later one wins. */
export function attributesOf(
  inputs: readonly AttributeInput[] | null | undefined,
): CartAttribute[] {
  return [...new Map((inputs ?? []).map(({key, value}) => [key, value]))].map(([key, value]) => ({
    key,
    value,
  }));
}

/** A line to add. */
export function newLineOf({merchandiseId, quantity, attributes}: CartLineInput): NewLine {
  return {merchandiseId, quantity: quantity ?? 1, attributes: attributesOf(attributes)};
}

/** Creates the function that generates ids for new lines of a cart. */
export function createLineIds(cart: Cart): () => string {
  return () => cartPartId('CartLine', randomUUID(), cart);
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
