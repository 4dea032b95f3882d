import type {AppLoadContext} from '@shopify/remix-oxygen';
import {stockQuestionSchema, type Wait} from '#contracts/wait';
import type {Work} from '#contracts/work';
import {findEmailProduct, type EmailProductSearch} from '~/shop/product/email-work.server';
import {isComingSoon} from '~/shop/launch/launch';
import {isReserved} from '~/shop/product/availability';
import type {WorkSignupPlace} from './signup-place';

/** The data for the function about the work beside the sign-up form. */
export interface SignupWork {
  /** The work that the first email shows. */
  work?: Work;
  wait?: Wait;
  /** Whether the storefront says that the work doesn't exist. */
  isUnknown?: true;
}

/**
 * Finds the work, and the item to send an email about. When the storefront doesn't respond in time, uses the item from
 * the form, without a title, which would appear in emails. An item that doesn't exist is never for sale.
 */
export async function findSignupWork(
  context: AppLoadContext,
  place: WorkSignupPlace,
): Promise<SignupWork> {
  const search = await findEmailProduct(context, place.handle);
  const {product, hasFailed} = search;
  const wait = findWait(place, search, context.nowMs);
  return {
    ...(product?.work && {work: product.work}),
    ...(wait && {wait}),
    ...(!product && !hasFailed && {isUnknown: true}),
  };
}

function findWait(
  {source, item = ''}: WorkSignupPlace,
  {product, hasFailed}: EmailProductSearch,
  nowMs: number,
): Wait | null {
  if (!stockQuestionSchema.safeParse([item]).success) return null;
  if (hasFailed) return {item};
  if (!product) return null;
  if (source === 'launch') {
    const isAhead = item === product.id && isComingSoon(product, nowMs);
    return isAhead ? {item, title: product.title} : null;
  }
  const variant = product.variants.nodes.find(({id}) => id === item);
  // An available item can't be waited for; otherwise every post from a stranger would send an email.
  if (!variant || (variant.availableForSale && !isReserved(product, nowMs))) return null;
  return {item, title: product.isChoice ? `${product.title}, ${variant.title}` : product.title};
}
