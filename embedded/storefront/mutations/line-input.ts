import {randomUUID} from 'node:crypto';
import type {AttributeInput, CartLineInput} from 'hydrogen-react-2026-04/storefront-api-types';
import {cartPartId} from '../../carts/cart-id';
import type {NewLine} from '../../carts/cart-lines';
import type {Cart, CartAttribute} from '../../carts/types';
import {parentOf} from './check-parents';

/** Attributes as a cart stores them: of two with the same key the later one wins. */
export function attributesOf(
  inputs: readonly AttributeInput[] | null | undefined,
): CartAttribute[] {
  return [...new Map((inputs ?? []).map(({key, value}) => [key, value]))].map(([key, value]) => ({
    key,
    value,
  }));
}

/** A line to add, from the API's input. */
export function newLineOf({merchandiseId, quantity, attributes, parent}: CartLineInput): NewLine {
  return {
    merchandiseId,
    quantity: quantity ?? 1,
    attributes: attributesOf(attributes),
    parent: (parent && parentOf(parent)) ?? undefined,
  };
}

/** Creates the function that generates ids for new lines of a cart. */
export function createLineIds(cart: Cart): () => string {
  return () => cartPartId('CartLine', randomUUID(), cart);
}
