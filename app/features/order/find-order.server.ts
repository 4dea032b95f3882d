import type {AppLoadContext} from '@shopify/remix-oxygen';
import {orderLinkFormSchema} from '#contracts/order-link';
import {submitToFunction} from '~/lib/backend/functions.server';
import {guardFields} from '~/lib/backend/guard-fields';
import {respondInvalid, respondToOutcome} from '~/lib/forms/form-response.server';
import type {FormValues} from '~/lib/forms/form-result';

/** Asks for an email with the link to an order. The response doesn't say whether the order exists. */
export async function findOrder(context: AppLoadContext, values: FormValues) {
  const {words} = context;
  const form = orderLinkFormSchema(words.shared).safeParse(values);
  if (!form.success) return respondInvalid(words, form.error, values);
  const outcome = await submitToFunction(context, 'order-link', {
    ...form.data,
    language: words.language.code,
    ...guardFields(values),
  });
  return respondToOutcome(words, outcome, {
    success: words.order.sent,
    failure: words.order.failed,
    values,
  });
}
