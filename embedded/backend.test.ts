import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it, vi} from 'vitest';
import {type BackendOptions, startBackend} from './backend';
import {loadKeys} from './keys';
import {buildSeed, PICTURE_FOLDERS} from './seed/seed';
import {aCheckoutForm, agreedTotalIn} from './testing/checkout-form';

const FOLDER = mkdtempSync(join(tmpdir(), 'backend-'));
const KEYS = loadKeys(join(FOLDER, 'keys.json'));

const OPTIONS: BackendOptions = {
  port: 0,
  dataFolder: undefined,
  control: true,
  seed: buildSeed,
  pictureFolders: PICTURE_FOLDERS,
  clock: () => new Date(),
  storefrontOrigin: 'http://localhost:3000',
  keys: KEYS,
  storefront: true,
};

// A real Supabase project handles the forms.
const backend = await startBackend({...OPTIONS, functions: false});
afterAll(() => backend.close());

interface SentMail {
  subject: string;
  to: string[];
}

const mails = async () =>
  (await (await fetch(`${backend.origin}/__control/mail`)).json()) as SentMail[];

async function query(text: string) {
  const response = await fetch(`${backend.origin}/api/2025-07/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': KEYS.storefrontToken,
    },
    body: JSON.stringify({query: text}),
  });
  return JSON.stringify(await response.json());
}

async function buy(handle: string) {
  const product = await query(`{product(handle: "${handle}") {variants(first: 1) {nodes {id}}}}`);
  const variant = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(product)?.[0];
  const cart = await query(
    `mutation {cartCreate(input: {lines: [{merchandiseId: "${variant}"}]}) {cart {checkoutUrl}}}`,
  );
  const address = /"checkoutUrl":"([^"]+)"/.exec(cart)?.[1] ?? '';
  const post = (form: Record<string, string>, redirect: 'follow' | 'manual') =>
    fetch(address, {method: 'POST', body: aCheckoutForm(form), redirect});
  const page = await (await post({intent: 'total'}, 'follow')).text();
  return post({agreedTotalCents: agreedTotalIn(page)}, 'manual');
}

it('emails an order once, however the mail service fails, even beside a real Supabase project', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await fetch(`${backend.origin}/__control/faults`, {
    method: 'PUT',
    body: JSON.stringify([{target: 'mail', status: 500, times: 1}]),
  });
  expect((await buy('barn-under-stars')).status).toBe(303);
  await expect
    .poll(mails, {timeout: 15_000, interval: 200})
    .toMatchObject([{subject: 'Your order #1001 is confirmed', to: ['ada@example.com']}]);
  expect(warning).toHaveBeenCalledWith(expect.stringContaining('order:1001:buyer'));
}, 30_000);

it('rejects forms on a full disk, and reports it in its health', async () => {
  let hasDiskRoom = true;
  const {origin, close} = await startBackend({...OPTIONS, hasDiskRoom: () => hasDiskRoom});
  const signUp = () =>
    fetch(`${origin}/functions/v1/newsletter-signup`, {
      method: 'POST',
      headers: {apikey: KEYS.anonKey, 'content-type': 'application/json'},
      body: JSON.stringify({email: 'ada@example.com'}),
    });
  const health = async () => (await fetch(`${origin}/healthz`)).json();
  expect((await signUp()).status).toBe(200);
  expect(await health()).toMatchObject({status: 'ok', disk: {status: 'ok'}});

  hasDiskRoom = false;
  expect((await signUp()).status).toBe(503);
  expect(await health()).toMatchObject({
    status: 'failing',
    disk: {status: 'failing'},
    functions: {status: 'failing'},
  });
  await close();
}, 30_000);
