import {timingSafeEqual} from 'node:crypto';
import type {Cart} from '../carts/types';
import type {Database} from '../database/database';
import {html} from '../../supabase/functions/_shared/html';
import type {Handler} from '../http';
import {CONTACT_EMAIL} from '../seed/identity';
import {renderMessage} from './checkout-page';
import {renderConfirmation} from './confirmation-page';
import {findOrder, findOrderOfCart} from './order';
import {readPostedForm} from './posted-form';
import {type CheckoutParts, createSteps} from './steps';

const CART_PATH = /^\/cart\/c\/([^/]+)$/;
const ORDER_PATH = /^\/orders\/(\d{1,9})$/;

/**
 * The hosted checkout: `/cart/c/<token>?key=<key>` turns a cart into an order in two steps,
 * `/orders/<number>?key=<key>` confirms it. Without the cart's secret the response is a 404 with a link back to the
 * shop.
 */
export function createCheckoutHandler(parts: CheckoutParts): Handler {
  const {database, carts, storefrontOrigin} = parts;
  const steps = createSteps(parts);

  return async (request) => {
    const {pathname, searchParams, origin} = new URL(request.url);
    const key = searchParams.get('key') ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && request.method !== 'POST') {
      return new Response(null, {status: 405, headers: {allow: 'GET, HEAD, POST'}});
    }

    const number = ORDER_PATH.exec(pathname)?.[1];
    if (number !== undefined) {
      const order = await findOrder(database, Number(number));
      if (!order || !isSame(order.key, key)) return orderNotFound(storefrontOrigin);
      return renderConfirmation(order, storefrontOrigin);
    }

    const cart = await carts.find(CART_PATH.exec(pathname)?.[1] ?? '');
    if (!cart || !isSame(cart.key, key)) return cartNotFound(storefrontOrigin);
    if (cart.completedAt !== null) return redirectToOrder(database, cart, storefrontOrigin);
    if (isRead) return steps.open(cart);
    const form = await readPostedForm(request);
    return form ? steps.post(cart, form, origin) : tooLarge(storefrontOrigin);
  };
}

async function redirectToOrder(
  database: Database,
  cart: Cart,
  storefrontOrigin: string,
): Promise<Response> {
  const order = await findOrderOfCart(database, cart.token);
  if (!order) return cartNotFound(storefrontOrigin);
  return new Response(null, {
    status: 303,
    headers: {location: `/orders/${order.number}?key=${encodeURIComponent(order.key)}`},
  });
}

function cartNotFound(storefrontOrigin: string): Response {
  return renderMessage(
    storefrontOrigin,
    404,
    'This cart is no longer here',
    'It may have expired, or the link is not complete. Your cart in the shop is kept; please check out again from there.',
  );
}

function orderNotFound(storefrontOrigin: string): Response {
  return renderMessage(
    storefrontOrigin,
    404,
    'Order not found',
    html`<p>
      The link is not complete, or leads to no order. If you have placed one, write to
      <a href="mailto:${CONTACT_EMAIL}">${CONTACT_EMAIL}</a>.
    </p>`,
  );
}

function tooLarge(storefrontOrigin: string): Response {
  return renderMessage(
    storefrontOrigin,
    413,
    'That was too much text',
    'Please go back and shorten what you entered.',
  );
}

function isSame(secret: string, given: string): boolean {
  const [a, b] = [Buffer.from(secret), Buffer.from(given)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
