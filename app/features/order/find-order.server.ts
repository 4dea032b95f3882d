import type {AppLoadContext} from '@shopify/remix-oxygen';
import {orderLinkFormSchema} from '#contracts/order-link';
import {submitForm, type FormAnswer} from '~/lib/forms/form-response.server';
import {invalid, type FormValues} from '~/lib/forms/form-result';

/** Asks for an email with the link to an order. The response doesn't say whether the order exists. */
export async function findOrder(context: AppLoadContext, values: FormValues): Promise<FormAnswer> {
  const {words} = context;
  const form = orderLinkFormSchema(words.shared).safeParse(values);
  if (!form.success) return {status: 400, result: invalid(words, form.error, values)};
  const {sent: success, failed: failure} = words.order;
  return submitForm(context, 'order-link', form.data, {success, failure, values});
}
