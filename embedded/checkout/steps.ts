import type {Webhooks} from '../admin-api/webhooks';
import type {Cart, CartStore} from '../carts/types';
import type {ChangeableCatalogue} from '../catalogue/catalogue';
import type {Clock} from '../clock';
import type {Database} from '../database/database';
import {html} from '../../supabase/functions/_shared/html';
import {type CardErrors, findCardErrors, isDeclined, readCardForm} from './card';
import {renderMessage} from './checkout-page';
import {
  type Delivery,
  type DeliveryErrors,
  type DeliveryForm,
  parseDelivery,
  readDeliveryForm,
} from './delivery';
import {renderDetailsPage} from './details-page';
import {totalsOf} from './order';
import {paidPayload} from './paid-payload';
import {placeOrder} from './place-order';
import {renderReviewPage} from './review-page';
import {availableLines, findUnavailableLines, type UnavailableLine} from './unavailable-lines';
import {explainUnavailable} from './unavailable-notice';

export interface CheckoutParts {
  database: Database;
  catalogue: ChangeableCatalogue;
  carts: CartStore;
  clock: Clock;
  /** The storefront's origin, without a trailing slash. */
  storefrontOrigin: string;
  /** Where the pictures of mails are loaded; from this server unless given. */
  imageOrigin?: string;
  /** Tell of paid orders. */
  webhooks: Pick<Webhooks, 'send'>;
}

/**
 * The two steps of the checkout for a cart without an order. Typed values are carried by the form itself: an abandoned
 * checkout leaves no address behind.
 */
export function createSteps(parts: CheckoutParts) {
  const {database, catalogue, carts, clock, storefrontOrigin, imageOrigin, webhooks} = parts;

  function details(cart: Cart, form: DeliveryForm, errors: DeliveryErrors = {}): Response {
    const unavailable = findUnavailableLines(cart, catalogue);
    const lines = availableLines(cart, unavailable);
    if (lines.length === 0) return renderSoldOut(unavailable);
    const totals = totalsOf({...cart, lines}, catalogue, null);
    return renderDetailsPage({totals, unavailable, form, errors, storefrontOrigin});
  }

  function review(
    cart: Cart,
    form: DeliveryForm,
    delivery: Delivery,
    {errors = {}, note = null}: {errors?: CardErrors; note?: string | null} = {},
  ): Response {
    const unavailable = findUnavailableLines(cart, catalogue);
    const lines = availableLines(cart, unavailable);
    if (lines.length === 0) return renderSoldOut(unavailable);
    const totals = totalsOf({...cart, lines}, catalogue, delivery);
    return renderReviewPage({totals, unavailable, form, delivery, errors, note, storefrontOrigin});
  }

  async function pay(
    cart: Cart,
    posted: URLSearchParams,
    form: DeliveryForm,
    delivery: Delivery,
    origin: string,
  ): Promise<Response> {
    const now = clock();
    const card = readCardForm(posted);
    const errors = findCardErrors(card, now);
    if (Object.keys(errors).length > 0) return review(cart, form, delivery, {errors});
    const placed = await placeOrder(database, catalogue, {
      cartToken: cart.token,
      delivery,
      agreedTotalCents: Number(posted.get('agreedTotalCents')),
      charge: () => !isDeclined(card),
      origins: {storefront: storefrontOrigin, checkout: origin, images: imageOrigin ?? origin},
      now,
    });
    switch (placed.status) {
      case 'placed': {
        const {number, key} = placed.order;
        webhooks.send('ORDERS_PAID', paidPayload(placed.order), origin);
        const location = `/orders/${number}?key=${encodeURIComponent(key)}`;
        return new Response(null, {status: 303, headers: {location}});
      }
      case 'declined':
        return review(cart, form, delivery, {
          note: 'The card was declined and nothing was charged. Please try another card.',
          errors: {cardNumber: 'This card was declined'},
        });
      case 'changed': {
        const note =
          'The order has changed since you saw it. Nothing was charged; please check the total below.';
        return review(cart, form, delivery, {note});
      }
    }
  }

  /** Removes unavailable lines from the stored cart, so that the API returns the same cart. */
  async function removeUnavailable(cart: Cart): Promise<Cart> {
    const lines = availableLines(cart, findUnavailableLines(cart, catalogue));
    const changed = {...cart, lines, updatedAt: clock().toISOString()};
    await carts.save(changed);
    return changed;
  }

  function renderSoldOut(unavailable: readonly UnavailableLine[]): Response {
    if (unavailable.length === 0) {
      return renderMessage(
        storefrontOrigin,
        200,
        'Your cart is empty',
        'There is nothing to pay for yet.',
      );
    }
    return renderMessage(
      storefrontOrigin,
      200,
      'Everything in this cart has been sold',
      html`${explainUnavailable(unavailable)}
        <p>Nothing has been charged. Prints are often made again; do have a look around.</p>`,
    );
  }

  return {
    /** The first step, as the checkout URL shows it. */
    open(cart: Cart): Response {
      return details(cart, emptyForm(cart));
    },

    /** Handles the buttons of both steps; `origin` is the checkout's own, for the links of the mail. */
    async post(cart: Cart, posted: URLSearchParams, origin: string): Promise<Response> {
      const form = readDeliveryForm(posted);
      const intent = posted.get('intent') ?? 'review';
      if (intent === 'edit') return details(cart, form);
      const current = intent === 'continue' ? await removeUnavailable(cart) : cart;
      const parsed = parseDelivery(form);
      if (parsed.ok && intent === 'pay') {
        return pay(current, posted, form, parsed.delivery, origin);
      }
      if (parsed.ok) return review(current, form, parsed.delivery);
      // Removing unavailable lines on the first step does not validate its fields.
      return details(current, form, intent === 'continue' ? {} : parsed.errors);
    },
  };
}

/** The first step before anything is typed, prefilled with the cart's buyer identity. */
function emptyForm({buyerIdentity}: Cart): DeliveryForm {
  return {
    ...readDeliveryForm(new URLSearchParams()),
    email: buyerIdentity.email ?? '',
    phone: buyerIdentity.phone ?? '',
    country: buyerIdentity.countryCode === 'US' ? 'US' : 'CA',
  };
}
