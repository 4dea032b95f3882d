import fc from 'fast-check';
import {beforeAll, describe, expect, it} from 'vitest';
import {commissionRequestSchema} from '#contracts/commission';
import {contactFormSchema} from '#contracts/contact';
import {newsletterRequestSchema} from '#contracts/newsletter';
import {useSharedShop} from '../support/shared-shop';
import type {AttachedShop} from '../support/shop';

/** Generated posts, `FUZZ_RUNS` or 420, shared among the actions; the functions behind them get theirs beside their code. */
const RUNS = Math.ceil(Number(process.env.FUZZ_RUNS ?? 420) / 6);
/** Enough to keep the worker busy, few enough that a failing post is told from its neighbours. */
const AT_ONCE = 6;

const WORDS = {name: 'Ada', email: 'ada@example.com', subject: 'Subject', message: 'Message'};
const ACTIONS: Record<string, Record<string, string>> = {
  '/contact': WORDS,
  '/commissions': {...WORDS, size: '8x10', budget: 'under500', phone: '', colors: '', deadline: ''},
  '/newsletter': {email: 'ada@example.com', source: 'home', page: '/'},
  '/unsubscribe?token=3f0c8a5e-8f0e-4b55-9a53-0d6a3b1c2d4e': {'List-Unsubscribe': 'One-Click'},
  '/cart': {merchandiseId: 'gid://shopify/ProductVariant/1', quantity: '1'},
  '/api/reference-image?index=0&name=photo.jpg': {},
};

let shop: AttachedShop;

beforeAll(async () => {
  shop = await useSharedShop();
});

const nastyText = fc.oneof(
  fc.string({unit: 'binary'}),
  fc.constantFrom(
    '',
    '\u0000',
    '<script>alert(1)</script>',
    "' or 1=1 --",
    'a@b.ca\r\nBcc: all@example.com',
    '[object Object]',
    '../../etc/passwd',
    'gid://shopify/ProductVariant/0',
    'on',
  ),
  fc.integer({min: 90, max: 2100}).map((length) => 'x'.repeat(length)),
);
const contentType = fc.constantFrom(
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json',
  'text/plain',
  'image/jpeg',
  'nonsense',
);

/** A posted form with some of its fields wrong, gone or there twice, or a body that is no form of that type. */
function badPost(fields: Record<string, string>): fc.Arbitrary<RequestInit> {
  const names = fc.oneof(fc.constantFrom(...Object.keys(fields), 'images', 'tags'), nastyText);
  const nearlyRight = fc
    .array(fc.tuple(names, nastyText), {minLength: 1, maxLength: 3})
    .map((wrong): RequestInit => {
      const body = new URLSearchParams(fields);
      for (const [index, [name, value]] of wrong.entries()) {
        if (index % 2) body.append(name, value);
        else body.set(name, value);
      }
      return {body};
    });
  const noForm = fc
    .tuple(contentType, fc.oneof(fc.uint8Array({maxLength: 600}), fc.json(), nastyText))
    .map(([type, body]): RequestInit => ({
      body: body as BodyInit,
      headers: {'content-type': type},
    }));
  const multipart = fc.dictionary(nastyText, nastyText, {maxKeys: 3}).map((wrong): RequestInit => {
    const body = new FormData();
    for (const [name, value] of Object.entries({...fields, ...wrong})) body.append(name, value);
    body.append('images', new File(['no picture'], 'photo.jpg', {type: 'image/jpeg'}));
    return {body};
  });
  return fc.oneof(nearlyRight, noForm, multipart);
}

/**
 * The runtime closes a connection whose last request it did not read to its end, and the next post may already be on its
 * way there: a second try goes over a new one.
 */
async function send(url: string, post: RequestInit): Promise<{status: number; text: string}> {
  const attempt = async () => {
    const response = await fetch(url, {...post, method: 'POST', redirect: 'manual'});
    return {status: response.status, text: await response.text()};
  };
  return attempt().catch(attempt).catch(attempt);
}

describe('bad posts', () => {
  it.each(Object.entries(ACTIONS))('never break %s', {timeout: 120_000}, async (path, fields) => {
    const posts = fc.sample(badPost(fields), RUNS);
    const broken: string[] = [];
    async function work() {
      for (let post = posts.shift(); post; post = posts.shift()) {
        const {status, text} = await send(`${shop.url}${path}`, post);
        if (status >= 500 || /\bat \S+ \(/.test(text)) {
          broken.push(`${status} to ${JSON.stringify([post.headers, String(post.body)])}`);
        }
      }
    }
    await Promise.all(Array.from({length: AT_ONCE}, work));
    expect(broken).toEqual([]);
  });

  it('left no row behind that the forms would refuse', async () => {
    const {contact, commission, newsletter} = await shop.control.submissions();
    for (const [rows, schema] of [
      [contact, contactFormSchema],
      [
        commission.map(({image_urls, deadline, ...row}) => ({
          ...row,
          imageUrls: image_urls,
          deadline: typeof deadline === 'string' ? deadline.slice(0, 10) : deadline,
        })),
        commissionRequestSchema,
      ],
      [newsletter.map(({email, tags}) => ({email, tags})), newsletterRequestSchema],
    ] as const) {
      for (const row of rows) expect(schema.safeParse(row).error?.issues).toBeUndefined();
    }
  });
});
