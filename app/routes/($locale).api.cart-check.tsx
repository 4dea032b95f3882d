import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {checkCart} from '~/features/cart/check-cart.server';
import {cartCheckRequestSchema} from '~/features/cart/checkout-schema.server';
import type {CartCheck} from '~/features/cart/checkout-contract';
import {emptyResponse, noPage} from '~/lib/requests/post-responses';

export {noPage as loader};

/** Reports whether the cart's checkout is gone, and which lines have changed. Creates no checkout. */
export async function action({request, context}: ActionFunctionArgs) {
  const posted = cartCheckRequestSchema.safeParse(await request.json().catch(() => null));
  if (!posted.success) return emptyResponse(400);
  const checked: CartCheck = await checkCart(context, posted.data);
  return Response.json(checked, {headers: {'Cache-Control': 'no-store'}});
}
