import type {AppLoadContext} from '@shopify/remix-oxygen';
import {holdFormSchema} from '#contracts/hold';
import {submitForm, type FormAnswer} from '~/lib/forms/form-response.server';
import {invalid, submissionFailed, type FormValues} from '~/lib/forms/form-result';
import {isOriginal, leadingVariant, saleState} from '~/shop/product/availability';
import {type EmailProduct, findEmailProduct} from '~/shop/product/email-work.server';

/** Whether a buyer can ask for a hold: only of an original that is for sale and has a picture. */
export function canBeHeld(product: EmailProduct, nowMs: number): boolean {
  return isOriginal(product) && saleState(product, nowMs) === 'on-sale' && !!product.work;
}

/** Requests a hold on the work with the posted handle. Its title comes from the storefront, never from the visitor. */
export async function requestHold(
  context: AppLoadContext,
  values: FormValues,
): Promise<FormAnswer> {
  const {words} = context;
  const {sent: success, failed: failure, gone} = words.hold;
  const form = holdFormSchema(words.shared).safeParse(values);
  if (!form.success) return {status: 400, result: invalid(words, form.error, values)};
  const {product, hasFailed} = await findEmailProduct(context, values.handle ?? '');
  if (hasFailed) return {status: 502, result: submissionFailed(words, failure, null, values)};
  const variant = product && leadingVariant(product);
  if (!product || !variant || !canBeHeld(product, context.nowMs)) {
    return {status: 409, result: submissionFailed(words, failure, gone, values)};
  }
  const about = {productId: product.id, variantId: variant.id, work: product.work};
  return submitForm(context, 'hold-request', {...form.data, ...about}, {success, failure, values});
}
