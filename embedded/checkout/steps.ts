import type {Webhooks} from '../admin-api/webhooks';
import type {Cart, CartStore} from '../carts/types';
import type {ChangeableCatalogue} from '../catalogue/catalogue';
import {createCatalogueByLanguage} from '../catalogue/catalogue-by-language';
import type {Clock} from '../clock';
import type {Database} from '../database/database';
import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
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
import {CHECKOUT_WORDS} from './words/by-language';

export interface CheckoutParts {
  database: Database;
  catalogue: ChangeableCatalogue;
  carts: CartStore;
  clock: Clock;
  /** The storefront's origin, without a trailing slash. */
  storefrontOrigin: string;
  /** The origin of the pictures in mails; this server unless given. */
  imageOrigin?: string;
  /** Tell of paid orders. */
  webhooks: Pick<Webhooks, 'send'>;
}

/** How a step was asked for. */
interface Asked {
  language: LanguageCode;
  /** The checkout's own. */
  address: URL;
}

/** The parameter of the second step's address. */
const REVIEW = 'review';

const MOST_TYPED = 100;

/**
 * The two steps of the checkout for a cart without an order. What was typed is kept in memory alone, of the last hundred
 * checkouts: an abandoned one leaves no address behind. A completed first step is answered by a redirect to the second, so that Back
 * from the order finds a page.
 */
export function createSteps(parts: CheckoutParts) {
  const {database, catalogue, carts, clock, storefrontOrigin, imageOrigin, webhooks} = parts;
  const catalogueIn = createCatalogueByLanguage(catalogue);
  /** The delivery of the checkouts that are under way, by the cart's token. */
  const typed = new Map<string, DeliveryForm>();

  function keep(token: string, form: DeliveryForm): void {
    typed.delete(token);
    typed.set(token, form);
    const [oldest] = typed.keys();
    if (typed.size > MOST_TYPED && oldest !== undefined) typed.delete(oldest);
  }

  function details(
    cart: Cart,
    language: LanguageCode,
    form: DeliveryForm,
    errors: DeliveryErrors = {},
  ): Response {
    const unavailable = findUnavailableLines(cart, catalogue);
    const lines = availableLines(cart, unavailable);
    if (lines.length === 0) return renderSoldOut(unavailable, language);
    const totals = totalsOf({...cart, lines}, catalogueIn(language), null, language);
    return renderDetailsPage({language, totals, unavailable, form, errors, storefrontOrigin});
  }

  function review(
    cart: Cart,
    language: LanguageCode,
    form: DeliveryForm,
    delivery: Delivery,
    {errors = {}, note = null}: {errors?: CardErrors; note?: string | null} = {},
  ): Response {
    const unavailable = findUnavailableLines(cart, catalogue);
    const lines = availableLines(cart, unavailable);
    if (lines.length === 0) return renderSoldOut(unavailable, language);
    const totals = totalsOf({...cart, lines}, catalogueIn(language), delivery, language);
    const page = {language, totals, unavailable, form, delivery, errors, note, storefrontOrigin};
    return renderReviewPage(page);
  }

  async function pay(
    cart: Cart,
    posted: URLSearchParams,
    form: DeliveryForm,
    delivery: Delivery,
    {language, address: {origin}}: Asked,
  ): Promise<Response> {
    const {review: words, errors: errorWords} = CHECKOUT_WORDS[language];
    const now = clock();
    const card = readCardForm(posted);
    const errors = findCardErrors(card, now, language);
    if (Object.keys(errors).length > 0) return review(cart, language, form, delivery, {errors});
    const placed = await placeOrder(database, catalogue, {
      cartToken: cart.token,
      language,
      shown: catalogueIn(language),
      delivery,
      agreedTotalCents: Number(posted.get('agreedTotalCents')),
      charge: () => !isDeclined(card),
      origins: {storefront: storefrontOrigin, checkout: origin, images: imageOrigin ?? origin},
      now,
    });
    switch (placed.status) {
      case 'placed': {
        typed.delete(cart.token);
        const {number, key} = placed.order;
        webhooks.send('ORDERS_PAID', paidPayload(placed.order), origin);
        const location = `/orders/${number}?key=${encodeURIComponent(key)}`;
        return new Response(null, {status: 303, headers: {location}});
      }
      case 'declined':
        return review(cart, language, form, delivery, {
          note: words.declined,
          errors: {cardNumber: errorWords.cardDeclined},
        });
      case 'changed':
        return review(cart, language, form, delivery, {note: words.changed});
    }
  }

  /** Removes unavailable lines from the stored cart, so that the API returns the same cart. */
  async function removeUnavailable(cart: Cart): Promise<Cart> {
    const lines = availableLines(cart, findUnavailableLines(cart, catalogue));
    const changed = {...cart, lines, updatedAt: clock().toISOString()};
    await carts.save(changed);
    return changed;
  }

  function renderSoldOut(
    unavailable: readonly UnavailableLine[],
    language: LanguageCode,
  ): Response {
    const {empty, unavailable: words} = CHECKOUT_WORDS[language];
    const page = {status: 200, language, storefrontOrigin};
    if (unavailable.length === 0) {
      return renderMessage({...page, heading: empty.title, text: empty.text});
    }
    return renderMessage({
      ...page,
      heading: words.allSold,
      text: html`${explainUnavailable(unavailable, language)}
        <p>${words.allSoldText}</p>`,
    });
  }

  return {
    /** The first step, as the checkout URL shows it, or the second with what was typed in the first. */
    open(cart: Cart, {language, address}: Asked): Response {
      const form = typed.get(cart.token) ?? emptyForm(cart);
      const parsed = parseDelivery(form, language);
      return address.searchParams.has(REVIEW) && parsed.ok
        ? review(cart, language, form, parsed.delivery)
        : details(cart, language, form);
    },

    /** Handles the buttons of both steps. */
    async post(cart: Cart, posted: URLSearchParams, asked: Asked): Promise<Response> {
      const {language, address} = asked;
      const form = readDeliveryForm(posted);
      const intent = posted.get('intent') ?? 'review';
      keep(cart.token, form);
      if (intent === 'edit') return redirectTo(address, (search) => search.delete(REVIEW));
      const current = intent === 'continue' ? await removeUnavailable(cart) : cart;
      const parsed = parseDelivery(form, language);
      if (parsed.ok && intent === 'pay') {
        return pay(current, posted, form, parsed.delivery, asked);
      }
      if (parsed.ok) return redirectTo(address, (search) => search.set(REVIEW, ''));
      // Removing unavailable lines on the first step does not validate its fields.
      return details(current, language, form, intent === 'continue' ? {} : parsed.errors);
    },
  };
}

function redirectTo({pathname, search}: URL, change: (search: URLSearchParams) => void): Response {
  const parameters = new URLSearchParams(search);
  change(parameters);
  return new Response(null, {status: 303, headers: {location: `${pathname}?${parameters}`}});
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
