import type {AppLoadContext} from '@shopify/remix-oxygen';
import {stockQuestionSchema, type Wait} from '#contracts/wait';
import type {Work} from '#contracts/work';
import {findLetterProduct, type LetterProduct} from '~/shop/product/letter-work.server';
import {shopNowMs} from '~/lib/clock';
import {isComingSoon} from '~/shop/launch/launch';
import type {WorkPlace} from './signup-place';

/** What the function is told of the work beside which somebody signs up. */
export interface SignupWork {
  /** The work that the first letter shows. */
  work?: Work;
  wait?: Wait;
  /** Whether the storefront says that there is no such work. */
  isUnknown?: true;
}

/**
 * The work, and what one letter is wanted about. Where the storefront does not answer in time, the item that the form names is
 * taken, without a title, since letters name it: an item that does not exist is never for sale.
 */
export async function findSignupWork(
  context: Pick<AppLoadContext, 'storefront' | 'clockOffsetMs'>,
  place: WorkPlace,
): Promise<SignupWork> {
  const product = await findLetterProduct(context, place.handle);
  const wait = findWait(place, product, shopNowMs(context.clockOffsetMs));
  return {
    ...(product?.work && {work: product.work}),
    ...(wait && {wait}),
    ...(product === null && {isUnknown: true}),
  };
}

function findWait(
  {source, item = ''}: WorkPlace,
  product: LetterProduct | null | undefined,
  nowMs: number,
): Wait | null {
  if (!stockQuestionSchema.safeParse([item]).success) return null;
  if (product === undefined) return {item};
  if (product === null) return null;
  if (source === 'launch') {
    const isAhead = item === product.id && isComingSoon(product, 'page', nowMs);
    return isAhead ? {item, title: product.title} : null;
  }
  const variant = product.variants.nodes.find(({id}) => id === item);
  // What can be bought is waited for by nobody; else a stranger has a letter about it with every post.
  if (!variant || variant.availableForSale) return null;
  return {item, title: product.isChoice ? `${product.title}, ${variant.title}` : product.title};
}
