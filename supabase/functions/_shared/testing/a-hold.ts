import {beforeEach} from 'vitest';
import {createHandler as createPage} from '../../hold-page/handler.ts';
import {createHandler as createRequest} from '../../hold-request/handler.ts';
import {createHandler as createSend} from '../../holds-send/handler.ts';
import {createHandler as createWebhook} from '../../shopify-webhook/handler.ts';
import type {HoldReply} from '../contracts/hold.ts';
import {aCertifiedWork} from './a-certified-work.ts';
import {aWebhook, WEBHOOKS} from './a-webhook.ts';
import {createMemoryStore, type MemoryStore} from './memory-store.ts';
import {PICTURE_PREFIX, post, type TestContext} from './test-context.ts';

const ADDRESS = '203.0.113.7';
/** The held work. */
export const PRODUCT = 'gid://shopify/Product/7';
/** The time at which a test begins. */
export const START = new Date('2026-11-21T12:00:00Z');

/** The body of a valid request, as the shop's server sends it. */
export function aHoldRequest(changes: object = {}) {
  return {
    name: 'Ada Moore',
    email: 'ada@example.com',
    message: 'It would hang over the stairs.',
    productId: PRODUCT,
    variantId: 'gid://shopify/ProductVariant/70',
    work: {
      handle: 'the-long-gale',
      title: 'The Long Gale',
      picture: {url: `${PICTURE_PREFIX}gale.jpg`, alt: null, width: 1600, height: 1000},
    },
    language: 'en',
    ...changes,
  };
}

/** What the artist agrees to: 4,800 dollars, 180 for shipping, and up to six payments. */
export const TERMS = {
  price: '4,800',
  shipping: '180.00',
  hours: '72',
  note: 'Framed in oak.',
  maxPayments: '6',
  firstPercent: '25',
};

interface Answer {
  status: number;
  reply: HoldReply & {error?: {message: string}};
}

/** The store of a test file, with the work in it, which sends webhooks: as new before each test. Call after `useTestContext`. */
export function useStore(context: TestContext): MemoryStore {
  const store = createMemoryStore();
  beforeEach(() => {
    Object.assign(store, createMemoryStore(context.now));
    const work = {
      kind: 'original',
      title: 'The Long Gale',
      edition: null,
      certificate: null,
    } as const;
    store.forSale.set('70', aCertifiedWork({...work, handle: 'the-long-gale', size: '48 × 33 in'}));
    Object.assign(context, {store, webhooks: WEBHOOKS});
  });
  return store;
}

/** What buyers, the artist, Shopify and the scheduler do with holds. Needs `useStore`. */
export function holdsIn(context: TestContext) {
  const store = () => context.store as MemoryStore;

  async function ask(changes: object = {}): Promise<Response> {
    const response = await createRequest(context)(post(aHoldRequest(changes), {address: ADDRESS}));
    await context.settle();
    return response;
  }

  async function call(body: object): Promise<Answer> {
    const response = await createPage(context)(post(body, {address: ADDRESS}));
    await context.settle();
    return {status: response.status, reply: (await response.json()) as Answer['reply']};
  }

  const read = async (token: string) => (await call({intent: 'read', token})).reply.hold;

  /** Does something on a page as it is now. */
  async function act(token: string, intent: string, fields: object = {}): Promise<Answer> {
    const {status, reply} = await call({intent: 'read', token});
    if (status !== 200) return {status, reply};
    return call({intent, token, version: reply.hold.version, ...fields});
  }

  /** The newest token for a reader in the emails. */
  function tokenIn(reader: 'buyer' | 'artist'): string {
    const page = reader === 'buyer' ? 'status' : 'manage';
    const tokens = context.sent
      .filter(({key}) => key.includes(`:${reader}:`))
      .map(({mail}) => new RegExp(`holds/${page}/([\\w-]{36})`).exec(mail.text)?.[1]);
    return tokens.at(-1) ?? '';
  }

  /** A request that the artist knows of. Returns the tokens of both. */
  async function askAndConfirm(changes: object = {}) {
    context.sent.splice(0);
    await ask(changes);
    const buyer = tokenIn('buyer');
    await act(buyer, 'confirm');
    const artist = tokenIn('artist');
    context.sent.splice(0);
    return {buyer, artist};
  }

  /** A hold of 72 hours with an invoice for all of it. */
  async function hold(terms: object = {}) {
    const tokens = await askAndConfirm();
    await act(tokens.artist, 'agree', {...TERMS, ...terms});
    context.sent.splice(0);
    return tokens;
  }

  /** A hold with a plan of six payments, the first of which is paid. */
  async function plan() {
    const tokens = await hold();
    await act(tokens.buyer, 'accept', {count: 6, terms: 'on'});
    await pay();
    context.sent.splice(0);
    return tokens;
  }

  /** The invoices that can be paid. */
  const open = () => store().drafts.filter(({isRemoved, order}) => !isRemoved && !order);

  /** Sends a webhook of the store. */
  function send(topic: string, body: object): Promise<Response> {
    return createWebhook(context)(aWebhook(topic, body)).finally(() => context.settle());
  }

  const paid = ({order, paymentId}: MemoryStore['drafts'][number]) =>
    send('orders/paid', {
      id: Number(order!.id),
      name: order!.name,
      email: 'ada@example.com',
      line_items: [],
      note_attributes: [{name: 'payment', value: paymentId}],
    });

  /** Pays the only open invoice in the checkout, and sends Shopify's webhook unless told otherwise. */
  async function pay({tells = true} = {}) {
    const [draft] = open();
    store().pay(draft!.id);
    if (tells) await paid(draft!);
    return draft!;
  }

  /** Runs the job that syncs holds, as every minute. */
  async function tick(): Promise<void> {
    await createSend(context)(post({}, {key: context.schedulerSecret}));
    await context.settle();
  }

  return {
    ask,
    call,
    read,
    act,
    tokenIn,
    askAndConfirm,
    hold,
    plan,
    open,
    send,
    paid,
    pay,
    tick,
    /** The sent emails about holds: 'buyer agreed'. */
    kinds: () => context.sent.map(({key}) => key.split(':').slice(2, 4).join(' ')).sort(),
    at: (instant: string) => context.setNow(new Date(instant)),
    later: (hours: number) => context.setNow(new Date(START.getTime() + hours * 3_600_000)),
  };
}

/** The amounts of a hold's payments. */
export function dollars({payments}: {payments: {amountCents: number}[]}): number[] {
  return payments.map(({amountCents}) => amountCents / 100);
}
