import type {Cart} from '../carts/types';
import type {Database} from '../database/database';
import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {html} from '../../supabase/functions/_shared/html';
import type {Handler} from '../http';
import {isSame} from '../is-same';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import {readCheckoutAddress} from './checkout-address';
import {renderMessage} from './checkout-page';
import {renderConfirmation} from './confirmation-page';
import {findParcel} from './find-parcel';
import {findOrder, findOrderOfCart} from './order';
import {readPostedForm} from './posted-form';
import {type CheckoutParts, createSteps} from './steps';
import {CHECKOUT_WORDS} from './words/by-language';

const CART_PATH = /^\/cart\/c\/([^/]+)$/;
const ORDER_PATH = /^\/orders\/(\d{1,9})$/;

/**
 * The hosted checkout: `/cart/c/<token>?key=<key>` turns a cart into an order in two steps,
 * `/orders/<number>?key=<key>` confirms it, in the language in which it was placed. Without the cart's secret the response is a 404 with a link back to the
 * shop.
 */
export function createCheckoutHandler(parts: CheckoutParts): Handler {
  const {database, catalogue, carts, storefrontOrigin} = parts;
  const steps = createSteps(parts);

  return async (request) => {
    const url = new URL(request.url);
    const {language, path} = readCheckoutAddress(url);
    const shopper = {language, storefrontOrigin};
    const key = url.searchParams.get('key') ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && request.method !== 'POST') {
      return new Response(null, {status: 405, headers: {allow: 'GET, HEAD, POST'}});
    }

    const number = ORDER_PATH.exec(path)?.[1];
    if (number !== undefined) {
      const order = await findOrder(database, Number(number));
      if (!order || !isSame(order.key, key)) return orderNotFound(shopper);
      const parcel = findParcel(catalogue.content, order.number);
      return renderConfirmation(order, parcel, order.language ?? 'en', storefrontOrigin);
    }

    const cart = await carts.find(CART_PATH.exec(path)?.[1] ?? '');
    if (!cart || !isSame(cart.key, key)) return cartNotFound(shopper);
    if (cart.completedAt !== null) return redirectToOrder(database, cart, shopper);
    if (isRead) return steps.open(cart, {language, address: url});
    const form = await readPostedForm(request);
    return form ? steps.post(cart, form, {language, address: url}) : tooLarge(shopper);
  };
}

/** Whom a message is for. */
interface Shopper {
  language: LanguageCode;
  storefrontOrigin: string;
}

async function redirectToOrder(
  database: Database,
  cart: Cart,
  shopper: Shopper,
): Promise<Response> {
  const order = await findOrderOfCart(database, cart.token);
  if (!order) return cartNotFound(shopper);
  return new Response(null, {
    status: 303,
    headers: {location: `/orders/${order.number}?key=${encodeURIComponent(order.key)}`},
  });
}

function cartNotFound(shopper: Shopper): Response {
  const {title, text} = CHECKOUT_WORDS[shopper.language].cartNotFound;
  return renderMessage({...shopper, status: 404, heading: title, text});
}

function orderNotFound(shopper: Shopper): Response {
  const {title, before, after} = CHECKOUT_WORDS[shopper.language].orderNotFound;
  const address = html`<a href="mailto:${SITE.email}">${SITE.email}</a>`;
  return renderMessage({
    ...shopper,
    status: 404,
    heading: title,
    text: html`<p>${before}${address}${after}</p>`,
  });
}

function tooLarge(shopper: Shopper): Response {
  const {title, text} = CHECKOUT_WORDS[shopper.language].tooLarge;
  return renderMessage({...shopper, status: 413, heading: title, text});
}
