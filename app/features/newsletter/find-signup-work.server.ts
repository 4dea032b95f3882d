import type {AppLoadContext} from '@shopify/remix-oxygen';
import {stockQuestionSchema, type Wait} from '#contracts/wait';
import type {Work} from '#contracts/work';
import {findLetterProduct, type LetterProduct} from '~/lib/catalogue/letter-work.server';
import {shopNowMs} from '~/lib/clock';
import {isComingSoon} from '~/lib/launch/launch';
import {variantId} from '~/lib/shopify-id';
import type {WorkPlace} from './signup-place';

/** What the function is told of the work beside which somebody signs up. */
interface SignupWork {
  /** The work that the first letter shows. */
  work?: Work;
  wait?: Wait;
}

/**
 * The work, and what one letter is wanted about. Where the storefront does not answer in time, what the form says of it is
 * taken: an item that does not exist is never for sale, and the function counts the letters of a mailbox.
 */
export async function findSignupWork(
  context: Pick<AppLoadContext, 'storefront' | 'clockOffsetMs'>,
  place: WorkPlace,
): Promise<SignupWork> {
  // A sold work is no product.
  if (place.source === 'similar') return {};
  const product = await findLetterProduct(context, place.handle);
  const wait = findWait(place, product, shopNowMs(context.clockOffsetMs));
  return {...(product?.work && {work: product.work}), ...(wait && {wait})};
}

function findWait(
  {source, item: given = '', title}: WorkPlace,
  product: LetterProduct | null | undefined,
  nowMs: number,
): Wait | null {
  // The choice of sizes has an input with the whole id, so the form beside it names its size by the number.
  const item = /^\d+$/.test(given) ? variantId(given) : given;
  if (!stockQuestionSchema.safeParse([item]).success) return null;
  if (product === undefined) return {item, title};
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
