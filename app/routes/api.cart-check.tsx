import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {checkCart} from '~/features/cart/check-cart.server';
import {cartCheckSchema} from '~/features/cart/checkout-schema.server';
import type {CartCheck} from '~/features/cart/checkout-contract';
import {noPage, onlyPosts} from '~/lib/requests/post-responses';
import words from '#words/checkout-problems';

export {noPage as loader};

/** For the cart panel: has its checkout become an order, and what has changed about its lines? Makes no checkout. */
export async function action({request, context}: ActionFunctionArgs) {
  if (request.method !== 'POST') return onlyPosts();
  const posted = cartCheckSchema.safeParse(await request.json().catch(() => null));
  if (!posted.success) {
    return Response.json({error: {message: words.unreadableCart}}, {status: 400});
  }
  const checked: CartCheck = await checkCart(context, posted.data);
  return Response.json(checked, {headers: {'Cache-Control': 'no-store'}});
}
