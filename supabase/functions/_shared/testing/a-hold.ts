import {createHandler as createPage} from '../../hold-page/handler.ts';
import {createHandler as createRequest} from '../../hold-request/handler.ts';
import type {HoldReply} from '../contracts/hold.ts';
import {aCertifiedWork} from './a-certified-work.ts';
import {createMemoryStore, type MemoryStore} from './memory-store.ts';
import {PICTURE_PREFIX, post, type TestContext} from './test-context.ts';

const ADDRESS = '203.0.113.7';

/** The body of a valid request, as the shop's server sends it. */
export function aHoldRequest(changes: object = {}) {
  return {
    name: 'Ada Moore',
    email: 'ada@example.com',
    message: 'It would hang over the stairs.',
    productId: 'gid://shopify/Product/7',
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

export interface Answer {
  status: number;
  reply: HoldReply & {error?: {message: string}};
}

/** A store with the work in it. */
export function useStore(context: TestContext): MemoryStore {
  const store = createMemoryStore();
  const work = {
    kind: 'original',
    title: 'The Long Gale',
    edition: null,
    certificate: null,
  } as const;
  store.forSale.set('70', aCertifiedWork({...work, handle: 'the-long-gale', size: '48 × 33 in'}));
  context.store = store;
  return store;
}

export async function ask(context: TestContext, changes: object = {}): Promise<Response> {
  const response = await createRequest(context)(post(aHoldRequest(changes), {address: ADDRESS}));
  await context.settle();
  return response;
}

export async function call(context: TestContext, body: object): Promise<Answer> {
  const response = await createPage(context)(post(body, {address: ADDRESS}));
  await context.settle();
  return {status: response.status, reply: (await response.json()) as Answer['reply']};
}

/** Does something on a page as it is now. */
export async function act(
  context: TestContext,
  token: string,
  intent: string,
  fields: object = {},
): Promise<Answer> {
  const {status, reply} = await call(context, {intent: 'read', token});
  if (status !== 200) return {status, reply};
  return call(context, {intent, token, seen: reply.hold.version, ...fields});
}

/** The newest token for a reader in the emails of a hold, or of all. */
export function tokenIn(context: TestContext, reader: 'buyer' | 'artist', text = ''): string {
  const page = reader === 'buyer' ? 'status' : 'manage';
  const tokens = context.sent
    .filter(
      ({key, mail}) => key.includes(`:${reader}:`) && mail.to.concat(mail.text).includes(text),
    )
    .map(({mail}) => new RegExp(`holds/${page}/([\\w-]{36})`).exec(mail.text)?.[1]);
  return tokens.at(-1) ?? '';
}

/** A request that the artist knows of. Returns the tokens of both. */
export async function askAndConfirm(context: TestContext, changes: object = {}) {
  context.sent.splice(0);
  await ask(context, changes);
  const buyer = tokenIn(context, 'buyer');
  await act(context, buyer, 'confirm');
  const artist = tokenIn(context, 'artist');
  context.sent.splice(0);
  return {buyer, artist};
}

/** A hold of 72 hours with an invoice for all of it. */
export async function hold(context: TestContext, terms: object = {}) {
  const tokens = await askAndConfirm(context);
  await act(context, tokens.artist, 'agree', {...TERMS, ...terms});
  context.sent.splice(0);
  return tokens;
}
