import type {AppLoadContext} from '@shopify/remix-oxygen';
import {holdFormSchema} from '#contracts/hold';
import {guardFields} from '~/lib/backend/guard-fields';
import {submitToFunction} from '~/lib/backend/functions.server';
import {shopNowMs} from '~/lib/clock';
import {respond, respondInvalid, respondToOutcome} from '~/lib/forms/form-response.server';
import {submissionFailed, type FormValues} from '~/lib/forms/form-result';
import {isOriginal, saleState} from '~/shop/product/availability';
import {type EmailProduct, findEmailProduct} from '~/shop/product/email-work.server';

/** Whether a buyer can ask for a hold: only of an original that is for sale and has a picture. */
export function canBeHeld(product: EmailProduct, nowMs: number): boolean {
  return isOriginal(product) && saleState(product, 'page', nowMs) === 'on-sale' && !!product.work;
}

/** Requests a hold on the work with the posted handle. Its title comes from the storefront, never from the visitor. */
export async function requestHold(context: AppLoadContext, values: FormValues) {
  const {words} = context;
  const form = holdFormSchema(words.shared).safeParse(values);
  if (!form.success) return respondInvalid(words, form.error, values);
  const product = await findEmailProduct(context, values.handle ?? '');
  if (product === undefined) {
    return respond(submissionFailed(words, words.hold.failed, null, values), 502);
  }
  const [variant] = product?.variants.nodes ?? [];
  if (!product || !variant || !canBeHeld(product, shopNowMs(context.clockOffsetMs))) {
    return respond(submissionFailed(words, words.hold.failed, words.hold.gone, values), 409);
  }
  const outcome = await submitToFunction(context, 'hold-request', {
    ...form.data,
    productId: product.id,
    variantId: variant.id,
    work: product.work,
    language: words.language.code,
    ...guardFields(values),
  });
  return respondToOutcome(words, outcome, {
    success: words.hold.sent,
    failure: words.hold.failed,
    values,
  });
}
