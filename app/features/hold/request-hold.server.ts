import type {AppLoadContext} from '@shopify/remix-oxygen';
import {holdFormSchema} from '#contracts/hold';
import {respond, respondInvalid, submitForm} from '~/lib/forms/form-response.server';
import {submissionFailed, type FormValues} from '~/lib/forms/form-result';
import {isOriginal, leadingVariant, saleState} from '~/shop/product/availability';
import {type EmailProduct, findEmailProduct} from '~/shop/product/email-work.server';

/** Whether a buyer can ask for a hold: only of an original that is for sale and has a picture. */
export function canBeHeld(product: EmailProduct, nowMs: number): boolean {
  return isOriginal(product) && saleState(product, nowMs) === 'on-sale' && !!product.work;
}

/** Requests a hold on the work with the posted handle. Its title comes from the storefront, never from the visitor. */
export async function requestHold(context: AppLoadContext, values: FormValues) {
  const {words} = context;
  const {sent: success, failed: failure, gone} = words.hold;
  const form = holdFormSchema(words.shared).safeParse(values);
  if (!form.success) return respondInvalid(words, form.error, values);
  const {product, hasFailed} = await findEmailProduct(context, values.handle ?? '');
  if (hasFailed) return respond(submissionFailed(words, failure, null, values), 502);
  const variant = product && leadingVariant(product);
  if (!product || !variant || !canBeHeld(product, context.nowMs)) {
    return respond(submissionFailed(words, failure, gone, values), 409);
  }
  const about = {productId: product.id, variantId: variant.id, work: product.work};
  return submitForm(context, 'hold-request', {...form.data, ...about}, {success, failure, values});
}
