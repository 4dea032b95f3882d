import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {checkCart} from '~/features/cart/checkout/check-cart.server';
import {cartCheckRequestSchema} from '~/features/cart/checkout/checkout-schema.server';
import type {CartCheck} from '~/features/cart/checkout/checkout-contract';
import {noPage} from '~/lib/requests/no-page';

export {noPage as loader};

/** Reports whether the cart's checkout is gone, and which lines have changed. Creates no checkout. */
export async function action({request, context}: ActionFunctionArgs) {
  const posted = cartCheckRequestSchema.safeParse(await request.json().catch(() => null));
  if (!posted.success) return new Response(null, {status: 400});
  const checked: CartCheck = await checkCart(context, posted.data);
  return Response.json(checked);
}
