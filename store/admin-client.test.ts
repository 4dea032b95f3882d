import {describe, expect, it} from 'vitest';
import {OperatorError} from './operator-error';
import {createAdminClient} from './admin-client';

const STORE = {origin: 'https://name.myshopify.com', token: 'shpat_x'};
const answering = (...answers: readonly [number, object][]) => {
  const queue = [...answers];
  const sent: {url: string; headers: Headers}[] = [];
  const send: typeof fetch = async (url, init) => {
    sent.push({url: String(url), headers: new Headers(init?.headers)});
    const [status, body] = queue.shift()!;
    return Response.json(body, {status});
  };
  return {send, sent};
};

describe('the client of the Admin API', () => {
  it('sends the token to the URL of its version', async () => {
    const {send, sent} = answering([200, {data: {shop: {name: 'A'}}}]);
    const run = createAdminClient(STORE, send);
    expect(await run('{ shop { name } }')).toEqual({shop: {name: 'A'}});
    expect(sent[0]?.url).toBe('https://name.myshopify.com/admin/api/2026-04/graphql.json');
    expect(sent[0]?.headers.get('x-shopify-access-token')).toBe('shpat_x');
  });

  it('waits when Shopify throttles it', async () => {
    const throttled = {errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}]};
    const {send, sent} = answering([200, throttled], [200, {data: {}}]);
    await createAdminClient(STORE, send)('{ shop { name } }');
    expect(sent).toHaveLength(2);
  });

  it('takes an answer whose errors are null', async () => {
    const {send} = answering([200, {data: {shop: {}}, errors: null}]);
    expect(await createAdminClient(STORE, send)('{ shop { name } }')).toEqual({shop: {}});
  });

  it.each([
    ['a wrong token', 401, {errors: '[API] Invalid API key'}, /doesn’t accept the Admin API token/],
    ['an error', 200, {errors: [{message: 'Field is missing'}]}, /Field is missing/],
    ['an error of a parameter', 400, {errors: {query: 'It’s missing'}}, /"query":"It’s missing"/],
  ])('describes %s in a sentence', async (_what, status, body, message) => {
    const run = createAdminClient(STORE, answering([status, body]).send);
    await expect(run('{ shop { name } }')).rejects.toThrow(OperatorError);
    await expect(
      createAdminClient(STORE, answering([status, body]).send)('{ shop { name } }'),
    ).rejects.toThrow(message);
  });

  it('describes a wrong domain in a sentence, whether or not it first asks for a token there', async () => {
    const send = () => Promise.reject(new TypeError('fetch failed: getaddrinfo ENOTFOUND'));
    for (const token of ['shpat_x', send]) {
      const asking = createAdminClient({...STORE, token}, send)('{ shop { name } }');
      await expect(asking).rejects.toThrow(OperatorError);
      await expect(asking).rejects.toThrow('https://name.myshopify.com can’t be reached.');
    }
  });

  it('describes a wrong token in a sentence, even if Shopify answers with a page', async () => {
    const send = () => Promise.resolve(new Response('<html>', {status: 403}));
    const asking = createAdminClient(STORE, send)('{ shop { name } }');
    await expect(asking).rejects.toThrow('doesn’t accept the Admin API token');
  });

  it('says when Shopify may have carried out a call', async () => {
    const send = () => Promise.reject(new DOMException('It took too long', 'TimeoutError'));
    const asking = createAdminClient(STORE, send)('{ shop { name } }');
    await expect(asking).rejects.toThrow('didn’t answer in time. Look there before');
  });

  it('reports Shopify’s reason for refusing a token', async () => {
    const token = () => Promise.reject(new Error('Shopify gave the app no token (400)'));
    const run = createAdminClient({...STORE, token}, answering().send);
    await expect(run('{ shop { name } }')).rejects.toThrow('gave the app no token');
  });
});
