import {beforeEach, describe, expect, it} from 'vitest';
import {type Cart, findCartByToken, saveCart} from '../carts/cart';
import {createCatalogue} from '../catalogue/catalogue';
import {emptyDatabase} from '../control/submissions';
import {openTestDatabase} from '../testing/test-database';
import {buildSeed} from '../seed/seed';
import type {Mail} from '../../supabase/functions/_shared/mails/mail';
import {aCart, aLine} from '../testing/cart-builders';
import {aCheckoutForm, agreedTotalIn} from '../testing/checkout-form';
import {createCheckoutHandler} from './handler';

const NOW = new Date('2026-11-21T12:00:00Z');
const SHOP = 'http://localhost:3000';
/** The events that the store sent. */
let webhooks: [topic: string, payload: object, origin: string][] = [];

const database = await openTestDatabase();
const clock = () => NOW;
const catalogue = await createCatalogue({database, seed: buildSeed(NOW), clock});
const handle = createCheckoutHandler({
  database,
  catalogue,
  clock,
  storefrontOrigin: SHOP,
  webhooks: {send: (...webhook) => void webhooks.push(webhook)},
});
beforeEach(async () => {
  await emptyDatabase(database);
  webhooks = [];
  await catalogue.reset();
});

const variantOf = (handleName: string, position = 0) =>
  catalogue.productByHandle(handleName)?.variants[position] ?? expect.fail('No such variant');

async function storeCart(lines: readonly [handle: string, quantity: number][]): Promise<Cart> {
  const cart = aCart({lines: lines.map(([name, n]) => aLine(variantOf(name).id, n))});
  await saveCart(database, cart);
  return cart;
}

const pathOf = (cart: Cart) => `/cart/c/${cart.token}?key=${cart.key}`;
const get = (path: string) => handle(new Request(`http://localhost:3001${path}`));
const read = async (path: string) => (await get(path)).text();
/** Posts the page and follows the redirect to it. */
async function post(cart: Cart, form: URLSearchParams): Promise<Response> {
  const request = new Request(`http://localhost:3001${pathOf(cart)}`, {method: 'POST', body: form});
  const response = await handle(request);
  const location = response.headers.get('location') ?? '';
  return location.startsWith('/cart/') ? get(location) : response;
}
/** The page after the address: the total with taxes, and the card fields. */
const withAddress = async (cart: Cart, changes: Record<string, string> = {}) =>
  (await post(cart, aCheckoutForm({intent: 'total', ...changes}))).text();
/** Pays the displayed total. */
async function pay(cart: Cart, changes: Record<string, string> = {}) {
  const page = await withAddress(cart);
  return post(cart, aCheckoutForm({agreedTotalCents: agreedTotalIn(page), ...changes}));
}
const queuedMails = () =>
  database.query<{key: string; mail: Mail}>('select key, mail from public.outbox');
const countOrders = async () => (await database.query('select id from shop.orders')).length;

describe('the hosted checkout', () => {
  it('responds with a redirect, so that Back finds the page', async () => {
    const cart = await storeCart([['harbour-morning', 1]]);
    const body = aCheckoutForm({intent: 'total', city: 'Alma'});
    const posted = await handle(
      new Request(`http://localhost:3001${pathOf(cart)}`, {method: 'POST', body}),
    );
    expect([posted.status, posted.headers.get('location')]).toEqual([
      303,
      `${pathOf(cart)}#payment`,
    ]);
    const page = await read(pathOf(cart));
    expect(page).toContain('value="Alma"');
    expect(page).toContain('Card number');
  });

  it('shows on the order’s page that it was shipped, with the tracking number', async () => {
    const order =
      (await pay(await storeCart([['harbour-morning', 1]]))).headers.get('location') ?? '';
    expect(await read(order)).toContain('It ships in');
    await catalogue.content.fulfillments.put({
      id: catalogue.content.fulfillments.nextGid(),
      orderNumber: Number(/\d+/.exec(order)?.[0]),
      createdAt: NOW.toISOString(),
      parcelNumber: 'CP 123',
    });
    const page = await read(order);
    expect(page).toContain('is on its way');
    expect(page).toContain('The tracking number is CP 123.');
    expect(page).not.toContain('It ships in');
  });

  it('shows on the page of a cancelled order that it is cancelled, and not that it ships', async () => {
    const order =
      (await pay(await storeCart([['harbour-morning', 1]]))).headers.get('location') ?? '';
    await database.query(`update shop.orders set document = document || $1`, [
      {cancelledAt: NOW.toISOString(), refunds: [{createdAt: NOW.toISOString(), cents: 5750}]},
    ]);
    const page = await read(order);
    expect(page).toContain('<h1>Your order is cancelled</h1>');
    expect(page).toContain('CAD $57.50 will go back to the card');
    for (const promise of ['Thank you', 'It ships in', 'What happens next', 'Deliver to']) {
      expect(page).not.toContain(promise);
    }
  });

  it('turns a paid cart into an order without the card, and lowers the stock', async () => {
    const cart = await storeCart([['the-long-gale', 1]]);
    const paid = await pay(cart);
    expect(paid.status).toBe(303);
    const page = await read(paid.headers.get('location') ?? '');
    expect(page).toContain('Thank you');
    expect(page).toContain('#1001');
    expect(page).toContain('CAD $5,520.00');
    expect(variantOf('the-long-gale').quantity).toBe(0);
    expect((await findCartByToken(database, cart.token))?.completedAt).toBe(NOW.toISOString());
    const [row] = await database.query<{text: string}>(
      'select document::text as text from shop.orders',
    );
    expect(row?.text).toContain('ada@example.com');
    expect(row?.text).not.toMatch(/4242\D*4242/);
    expect((await get(pathOf(cart))).headers.get('location')).toBe(paid.headers.get('location'));
    expect(webhooks).toEqual([
      [
        'ORDERS_PAID',
        expect.objectContaining({
          name: '#1001',
          email: 'ada@example.com',
          line_items: [expect.objectContaining({id: 1_001_000, quantity: 1, current_quantity: 1})],
        }),
        'http://localhost:3001',
      ],
    ]);
  });

  it('shows uncropped pictures on every page of the order', async () => {
    const cart = await storeCart([['barn-under-stars', 1]]);
    const details = await read(pathOf(cart));
    const paid = await pay(cart);
    const confirmation = await read(paid.headers.get('location') ?? '');
    for (const page of [details, confirmation]) {
      expect(page).toMatch(/src="\/cdn\/[^"]*barn-under-stars[^"]*width=\d+"/);
      expect(page).not.toMatch(/(?:src|srcset)="[^"]*(?:crop|height=)/);
    }
  });

  it('links back to the cart until the order is paid', async () => {
    const cart = await storeCart([['harbour-morning', 1]]);
    const back = `href="${SHOP}/cart"`;
    expect(await read(pathOf(cart))).toContain(back);
    expect(await withAddress(cart)).toContain(back);
    const paid = await pay(cart);
    const confirmation = await read(paid.headers.get('location') ?? '');
    expect(confirmation).not.toContain(back);
    expect(confirmation).toContain('ada@example.com');
    expect(confirmation).toContain('handed to the carrier in 3–5 business days');
    expect(confirmation).toContain('href="mailto:studio@marenhallet.example"');
  });

  it('promises the artist’s own delivery times, at checkout and after', async () => {
    const {metaobjects} = catalogue.content;
    await metaobjects.put({
      id: metaobjects.nextGid(),
      type: 'delivery_times',
      handle: 'delivery-times',
      updatedAt: NOW.toISOString(),
      fields: [{key: 'preparation_days', type: 'single_line_text_field', value: '7 to 10'}],
    });
    const cart = await storeCart([['harbour-morning', 1]]);
    expect(await withAddress(cart)).toContain('Orders ship in 7–10 business days.');
    const french = await read(`/fr${pathOf(cart)}`);
    expect(french).toContain('dans un délai de 7 à 10 jours ouvrables');
    const confirmation = await read((await pay(cart)).headers.get('location') ?? '');
    expect(confirmation).toContain('It ships in 7–10 business days.');
    expect(confirmation).toContain('handed to the carrier in 7–10 business days');
    const [sent] = await queuedMails();
    expect(sent!.mail.text).toContain('handed to the carrier in 7–10 business days');
  });

  it('makes one order of two payments, and emails the buyer what was bought, with its picture', async () => {
    const cart = await storeCart([['barn-under-stars', 2]]);
    const [first, second] = await Promise.all([pay(cart), pay(cart)]);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(await countOrders()).toBe(1);
    const mails = await queuedMails();
    expect(mails).toHaveLength(1);
    const [{key, mail}] = mails as [(typeof mails)[0]];
    expect(key).toMatch(/^order:\d+:buyer$/);
    expect(mail).toMatchObject({to: 'ada@example.com', replyTo: 'studio@marenhallet.example'});
    expect(mail.html).toMatch(
      /src="http:\/\/localhost:3001\/cdn\/[^"]*barn-under-stars[^"]*width=976"/,
    );
    for (const words of ['Barn Under Stars', '2 × CAD $60.00', 'HST (15%)', 'CAD $138.00']) {
      expect(mail.html).toContain(words);
      expect(mail.text).toContain(words);
    }
    expect(mail.text).toContain('12 Water Street, Saint Andrews, NB E5B 1A1, Canada');
    expect(mail.text).toMatch(/http:\/\/localhost:3001\/orders\/\d+\?key=/);
    expect(mail.text).toContain(`${SHOP}/product/barn-under-stars`);
  });

  it('sells the last unit once, and reports it to the other shopper before charging', async () => {
    const [ada, bert] = [await storeCart([['ember', 1]]), await storeCart([['ember', 1]])];
    await catalogue.putProduct('ember', {quantity: 1});
    const responses = await Promise.all([pay(ada), pay(bert)]);
    expect(responses.map(({status}) => status).sort()).toEqual([200, 303]);
    const refused = responses.find(({status}) => status === 200);
    expect(await refused?.text()).toContain('Nothing has been charged');
    expect(await countOrders()).toBe(1);
  });

  it('lists unavailable lines, and sells the rest', async () => {
    const cart = await storeCart([
      ['the-long-gale', 1],
      ['harbour-morning', 1],
    ]);
    await catalogue.putProduct('the-long-gale', {available: false});
    const page = await read(pathOf(cart));
    expect(page).toContain('The Long Gale has just sold');
    expect(page).toContain('Harbour Morning');
    expect(await withAddress(cart)).not.toContain('no longer available');
    expect((await findCartByToken(database, cart.token))?.lines).toHaveLength(1);
    expect((await pay(cart)).status).toBe(303);
  });

  it('charges nothing for the rest before the shopper has seen what is gone', async () => {
    const cart = await storeCart([
      ['the-long-gale', 1],
      ['harbour-morning', 1],
    ]);
    const agreed = agreedTotalIn(await withAddress(cart));
    await catalogue.putProduct('the-long-gale', {available: false});
    const refused = await post(cart, aCheckoutForm({agreedTotalCents: agreed}));
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('The Long Gale has just sold');
    expect(await countOrders()).toBe(0);
  });

  it('charges nothing when the price has changed since it was shown', async () => {
    const cart = await storeCart([['harbour-morning', 1]]);
    const response = await pay(cart, {agreedTotalCents: '5000'});
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('The order has changed');
    expect(await countOrders()).toBe(0);
  });

  it('stores the cart and reports it when the card is declined', async () => {
    const cart = await storeCart([['harbour-morning', 1]]);
    const response = await pay(cart, {cardNumber: '4000 0000 0000 0002'});
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain('declined');
    expect(page).toContain('value="12 Water Street"');
    expect(page).not.toContain('4000 0000');
    expect(await countOrders()).toBe(0);
    expect(await queuedMails()).toEqual([]);
    expect(variantOf('harbour-morning').quantity).toBe(52);
  });

  it('retains the typed values and links each error to its field', async () => {
    const cart = await storeCart([['harbour-morning', 1]]);
    const response = await post(cart, aCheckoutForm({city: '', name: 'Ada <3'}));
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain('value="Ada &lt;3"');
    expect(page).toContain('href="#city"');
    expect(page).toMatch(/aria-describedby="city-error"\s+aria-invalid="true"/);
  });

  it('links back to the shop when there is nothing to pay', async () => {
    const empty = await read(pathOf(await storeCart([])));
    expect(empty).toContain('Your cart is empty');
    expect(empty).toContain(`href="${SHOP}"`);
    const sold = await read(pathOf(await storeCart([['two-paddles', 1]])));
    expect(sold).toContain('Everything in this cart has sold');
  });

  it('shows nothing without the key', async () => {
    const cart = await storeCart([['harbour-morning', 1]]);
    expect((await get(`/cart/c/${cart.token}`)).status).toBe(404);
    expect((await get('/cart/c/unknown?key=x')).status).toBe(404);
    const location = (await pay(cart)).headers.get('location') ?? '';
    expect((await get(location.replace(/key=.*/, 'key=x'))).status).toBe(404);
    expect((await get('/orders/9999?key=x')).status).toBe(404);
  });
});
