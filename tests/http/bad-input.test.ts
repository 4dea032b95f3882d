import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {nastyText} from '../../supabase/functions/_shared/testing/nasty-text';
import {FORMS} from '../support/forms';
import {useSharedShop} from '../support/shared-shop';
import type {Answer} from '../support/shop';

/** Enough to keep the worker busy, few enough to identify the post that failed. */
const CONCURRENCY = 6;

const TOKEN = '3f0c8a5e-8f0e-4b55-9a53-0d6a3b1c2d4e';
/** Fields that some of the forms have besides. */
const OPTIONAL = {phone: '', colors: '', deadline: '', page: '/'};

/** What the pages' forms post without scripts, and what those with scripts send instead. */
const ACTIONS: readonly (readonly [path: string, fields: Record<string, string>])[] = [
  ...Object.values(FORMS).flatMap(({path, fields}) =>
    [path, `/api/forms/${path.split('/').at(-1)}`].map(
      (address) => [address, {...OPTIONAL, ...fields}] as const,
    ),
  ),
  [`/holds/status/${TOKEN}`, {intent: 'accept', version: '0', count: '3', terms: 'on'}],
  [`/holds/manage/${TOKEN}`, {intent: 'extend', version: '0', hours: '3'}],
  [`/commissions/progress/${TOKEN}`, {intent: 'move', stage: 'sketch', version: '0'}],
  [`/commissions/status/${TOKEN}`, {intent: 'cancel', version: '0'}],
  [`/unsubscribe?token=${TOKEN}`, {'List-Unsubscribe': 'One-Click'}],
  ['/cart', {merchandiseId: 'gid://shopify/ProductVariant/1', quantity: '1'}],
  ['/api/reference-image?index=0&name=photo.jpg', {}],
  ['/api/views', {}],
];

/** Of each action: `FUZZ_RUNS` is the number for all. The functions have fuzz tests of their own. */
const RUNS = Math.ceil(Number(process.env.FUZZ_RUNS ?? 300) / ACTIONS.length);

const shop = useSharedShop();

const contentType = fc.constantFrom(
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json',
  'text/plain',
  'image/jpeg',
  'nonsense',
);

/** A form post with invalid, missing or repeated fields, or a body that does not match its content type. */
function badPost(fields: Record<string, string>): fc.Arbitrary<RequestInit> {
  const names = fc.oneof(fc.constantFrom(...Object.keys(fields), 'images', 'tags'), nastyText);
  const almostValid = fc
    .array(fc.tuple(names, nastyText), {minLength: 1, maxLength: 3})
    .map((wrong): RequestInit => {
      const body = new URLSearchParams(fields);
      for (const [index, [name, value]] of wrong.entries()) {
        if (index % 2) body.append(name, value);
        else body.set(name, value);
      }
      return {body};
    });
  const wrongType = fc
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
  return fc.oneof(almostValid, wrongType, multipart);
}

/**
 * The runtime closes a connection when it did not read the last request's body to the end. The response may be lost with it,
 * to which the embedded network responds 502, and the next post may already use that connection; a retry opens a new one.
 */
async function send(url: string, post: RequestInit): Promise<Answer> {
  const attempt = async () => {
    const answer = await shop.get(url, {...post, method: 'POST', redirect: 'manual'});
    if (answer.status === 502 && answer.html === 'Bad Gateway') throw new Error(answer.html);
    return answer;
  };
  return attempt().catch(attempt).catch(attempt);
}

describe('bad posts', () => {
  it.each(ACTIONS)('never break %s', {timeout: 120_000}, async (path, fields) => {
    const posts = fc.sample(badPost(fields), RUNS);
    const broken: string[] = [];
    async function worker() {
      for (let post = posts.shift(); post; post = posts.shift()) {
        const {status, html} = await send(path, post);
        if (status >= 500 || /\bat \S+ \(/.test(html)) {
          broken.push(`${status} to ${JSON.stringify([post.headers, String(post.body)])}`);
        }
      }
    }
    await Promise.all(Array.from({length: CONCURRENCY}, worker));
    expect(broken).toEqual([]);
  });
});
