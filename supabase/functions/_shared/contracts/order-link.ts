import * as z from 'zod/mini';
import {emailField, orderNumberField} from './fields.ts';
import {guardShape} from './guard.ts';
import {languageShape} from './language-field.ts';
import type {SharedWords} from './words/by-language.ts';
import en from './words/en.ts';

function orderLinkShape(words: SharedWords) {
  return {number: orderNumberField(words), email: emailField(words)};
}

/** The fields of the form on the page `/order`, in the order of validation, with messages in the page's language. */
export function orderLinkFormSchema(words: SharedWords) {
  return z.object(orderLinkShape(words));
}

/** The body of `order-link`. */
export const orderLinkRequestSchema = z.object({
  ...orderLinkShape(en),
  ...languageShape,
  ...guardShape,
});
