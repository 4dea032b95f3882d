import type {Webhooks} from '../admin-api/webhooks';
import {type Cart, findCartByToken, saveCart} from '../carts/cart';
import type {ChangeableCatalogue} from '../catalogue/catalogue';
import {createCatalogueByLanguage} from '../catalogue/translations';
import type {Clock} from '../clock';
import type {Database} from '../database/database';
import {findDraftOrderByToken, invoiceCart} from '../draft-orders/draft-order';
import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import type {Handler} from '../http';
import {isSameSecret} from '../../supabase/functions/_shared/contracts/security/is-same-secret';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import {findCardErrors, isDeclined, readCardForm} from './card';
import {readCheckoutAddress} from './checkout-address';
import {renderCheckout, renderSoldOut} from './checkout-form';
import {renderMessage} from './checkout-page';
import {renderConfirmation} from './confirmation-page';
import {type Delivery, type DeliveryForm, parseDelivery, readDeliveryForm} from './delivery';
import {findOrder, findOrderOfCart, orderPath, totalsOf} from './order';
import {orderPayload} from './order-payload';
import {placeOrder} from './place-order';
import {availableLines, findUnavailableLines} from './unavailable-lines';
import {CHECKOUT_WORDS} from './words/by-language';

interface CheckoutParts {
  database: Database;
  catalogue: ChangeableCatalogue;
  clock: Clock;
  /** The storefront's origin, without a trailing slash. */
  storefrontOrigin: string;
  /** Receive paid orders. */
  webhooks: Pick<Webhooks, 'send'>;
}

/** A shopper's request for a cart. */
interface Asked {
  cart: Cart;
  language: LanguageCode;
  url: URL;
}

const CART_PATH = /^\/cart\/c\/([^/]+)$/;
const INVOICE_PATH = /^\/invoices\/([^/]+)$/;
const ORDER_PATH = /^\/orders\/(\d{1,9})$/;
const MOST_TYPED = 100;

/**
 * The hosted checkout, on a single page: `/cart/c/<token>?key=<key>` turns a cart into an order, and
 * `/invoices/<token>?key=<key>` a draft order. `/orders/<number>?key=<key>` confirms the order, in its language.
 * Without the secret, the response is a 404 with a link to the shop.
 *
 * Input is kept only in memory, for the last hundred checkouts: an abandoned checkout leaves no address behind.
 */
export function createCheckoutHandler(parts: CheckoutParts): Handler {
  const {database, catalogue, clock, storefrontOrigin, webhooks} = parts;
  const catalogueIn = createCatalogueByLanguage(catalogue);
  /** By the cart's token. */
  const typed = new Map<string, DeliveryForm>();

  return async (request) => {
    const url = new URL(request.url);
    const {language, path} = readCheckoutAddress(url);
    const key = url.searchParams.get('key') ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && request.method !== 'POST') {
      return new Response(null, {status: 405, headers: {allow: 'GET, HEAD, POST'}});
    }
    const {cartNotFound, invoice, orderNotFound} = CHECKOUT_WORDS[language];
    const say = (status: number, {title, text}: {title: string; text: string}) =>
      renderMessage({status, language, storefrontOrigin, heading: title, text});

    const number = ORDER_PATH.exec(path)?.[1];
    if (number !== undefined) {
      const order = await findOrder(database, Number(number));
      if (!order || !isSameSecret(key, order.key)) {
        return say(404, {...orderNotFound, text: orderNotFound.text(SITE.email)});
      }
      const parcels = catalogue.content.fulfillments.all();
      const parcel = parcels.find(({orderNumber}) => orderNumber === order.number);
      return renderConfirmation(order, parcel, storefrontOrigin);
    }

    const cart = await findCart(path);
    if (!cart || !isSameSecret(key, cart.key)) {
      return say(404, INVOICE_PATH.test(path) ? invoice.notFound(SITE.email) : cartNotFound);
    }
    if (cart.completedAt !== null) {
      const order = await findOrderOfCart(database, cart.token);
      return order ? redirectTo(orderPath(order)) : say(404, cartNotFound);
    }
    const asked = {cart, language, url};
    if (isRead) return render(asked, typed.get(cart.token) ?? emptyForm(cart));
    return post(asked, new URLSearchParams(await request.text()));
  };

  async function findCart(path: string): Promise<Cart | null> {
    const invoiceToken = INVOICE_PATH.exec(path)?.[1];
    if (invoiceToken === undefined) {
      return findCartByToken(database, CART_PATH.exec(path)?.[1] ?? '');
    }
    const draft = await findDraftOrderByToken(database, invoiceToken);
    return draft && invoiceCart(draft);
  }

  function render(
    {cart, language}: Asked,
    form: DeliveryForm,
    failure: {errors?: ReadonlyMap<string, string>; note?: string} = {},
  ): Response {
    const unavailable = findUnavailableLines(cart, catalogue);
    const lines = availableLines(cart, unavailable);
    if (cart.draft && unavailable.length > 0) {
      const {sold} = CHECKOUT_WORDS[language].invoice;
      const {title, text} = sold(SITE.email);
      return renderMessage({status: 200, language, storefrontOrigin, heading: title, text});
    }
    if (!cart.draft && lines.length === 0) {
      return renderSoldOut(unavailable, language, storefrontOrigin);
    }
    const parsed = parseDelivery(form, language);
    const delivery = parsed.ok ? parsed.delivery : null;
    const totals = totalsOf({...cart, lines}, catalogueIn(language), delivery, language);
    return renderCheckout({
      ...failure,
      language,
      totals,
      unavailable,
      form,
      draft: cart.draft,
      isDeliverable: parsed.ok,
      storefrontOrigin,
    });
  }

  /** Handles the button of the page. A success redirects, so that Back from the order finds a page. */
  async function post(asked: Asked, posted: URLSearchParams): Promise<Response> {
    const {cart, language, url} = asked;
    const form = readDeliveryForm(posted);
    keepTyped(cart.token, form);
    // The shopper has seen these lines on the posted page, or sees them in the response.
    await removeUnavailable(cart);
    const parsed = parseDelivery(form, language);
    if (!parsed.ok) return render(asked, form, {errors: parsed.errors});
    if (posted.get('intent') === 'pay') return pay(asked, posted, form, parsed.delivery);
    return redirectTo(`${url.pathname}${url.search}#payment`);
  }

  async function pay(
    asked: Asked,
    posted: URLSearchParams,
    form: DeliveryForm,
    delivery: Delivery,
  ): Promise<Response> {
    const {cart, language, url} = asked;
    const words = CHECKOUT_WORDS[language];
    const now = clock();
    const card = readCardForm(posted);
    const errors = findCardErrors(card, now, language);
    if (errors.size > 0) return render(asked, form, {errors});
    const placed = await placeOrder(database, catalogue, {
      cartToken: cart.token,
      language,
      shown: catalogueIn(language),
      delivery,
      agreedTotalCents: Number(posted.get('agreedTotalCents')),
      charge: () => !isDeclined(card),
      origins: {storefront: storefrontOrigin, checkout: url.origin},
      now,
    });
    if (placed.status === 'changed') return render(asked, form, {note: words.payment.changed});
    if (placed.status === 'declined') {
      return render(asked, form, {
        note: words.payment.declined,
        errors: new Map([['cardNumber', words.errors.cardDeclined]]),
      });
    }
    typed.delete(cart.token);
    webhooks.send('ORDERS_PAID', orderPayload(placed.order, now), url.origin);
    return redirectTo(orderPath(placed.order));
  }

  /**
   * Removes unavailable lines from the stored cart, so that the API returns the same cart. A cart without any other
   * line stays unchanged, and so does an invoice.
   */
  async function removeUnavailable(cart: Cart): Promise<void> {
    const unavailable = findUnavailableLines(cart, catalogue);
    const lines = availableLines(cart, unavailable);
    if (cart.draft || unavailable.length === 0 || lines.length === 0) return;
    await saveCart(database, {...cart, lines, updatedAt: clock().toISOString()});
  }

  function keepTyped(token: string, form: DeliveryForm): void {
    typed.delete(token);
    typed.set(token, form);
    const [oldest] = typed.keys();
    if (typed.size > MOST_TYPED && oldest !== undefined) typed.delete(oldest);
  }
}

function redirectTo(location: string): Response {
  return new Response(null, {status: 303, headers: {location}});
}

/** The form before any input, with the cart's buyer identity. */
function emptyForm({buyerIdentity}: Cart): DeliveryForm {
  return {
    ...readDeliveryForm(new URLSearchParams()),
    email: buyerIdentity.email ?? '',
    phone: buyerIdentity.phone ?? '',
    country: buyerIdentity.countryCode === 'US' ? 'US' : 'CA',
  };
}
