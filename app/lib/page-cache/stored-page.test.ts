import {describe, expect, it} from 'vitest';
import {
  answerWith,
  isFailure,
  isShareable,
  packPage,
  readPage,
  unpackPage,
  type StoredPage,
} from './stored-page';

const RENDERED_MS = Date.UTC(2026, 0, 1);
const HTML = {'Content-Type': 'text/html; charset=utf-8'};

function aRendering({nonce = 'n'.repeat(32), text = 'Art', at = RENDERED_MS} = {}) {
  const headers = {...HTML, 'Content-Security-Policy': `default-src 'nonce-${nonce}'`};
  const html = `<p>${text} – ${at + 20}</p><script nonce="${nonce}"></script>`;
  return readPage(new Response(html, {headers}), {renderedAtMs: at, launches: []});
}

const ask = (headers: HeadersInit = {}) => new Request('https://shop.example/', {headers});

const nonceOf = (response: Response) =>
  response.headers.get('Content-Security-Policy')?.match(/nonce-(.{32})/)?.[1];

describe('an answer of Remix', () => {
  it.each([
    ['a document', {headers: HTML}],
    ['data of the client router', {headers: {'Content-Type': 'text/x-script; charset=utf-8'}}],
    ['a page that browsers may keep', {headers: {...HTML, 'Cache-Control': 'private, max-age=5'}}],
  ])('may be kept: %s', (_, init) => {
    expect(isShareable(new Response('', init))).toBe(true);
  });

  it.each([
    ['a cookie', {headers: {...HTML, 'Set-Cookie': 'a=b'}}],
    ['a storefront that failed', {headers: {...HTML, 'Cache-Control': 'no-store'}}],
    ['a 404', {status: 404, headers: HTML}],
    ['a redirect of the client router', {status: 202, headers: {'Content-Type': 'text/x-script'}}],
    ['an error', {status: 500, headers: HTML}],
    ['something else than a page', {headers: {'Content-Type': 'application/json'}}],
    ['no type', {}],
  ])('may not be kept: %s', (_, init) => {
    expect(isShareable(new Response(null, init))).toBe(false);
  });

  it.each([
    [true, 500, {}],
    [true, 502, {}],
    [true, 200, {'Cache-Control': 'no-store'}],
    [false, 200, {}],
    [false, 404, {'Cache-Control': 'no-store'}],
    [false, 301, {}],
  ])('is a failure: %s, with %i %j', (failure, status, headers) => {
    expect(isFailure(new Response(null, {status, headers: new Headers(headers)}))).toBe(failure);
  });
});

describe('a page that is kept', () => {
  it('comes out of the cache as it went in', async () => {
    const page = await aRendering({text: '2026-01-01T00:00:30Z'});
    expect(await unpackPage(packPage(page))).toEqual(page);
    expect(page.endsAtMs).toBe(RENDERED_MS + 30_000);
    expect(page.headers['cache-control']).toBe('private, max-age=5');
  });

  it('is nothing when the cache holds nothing, or something else', async () => {
    expect(await unpackPage(undefined)).toBeNull();
    expect(await unpackPage(new Response('x'))).toBeNull();
  });

  it('gives every visitor a nonce of his own, in the policy and in the document', async () => {
    const page = await aRendering();
    const answers = [answerWith(page, ask()), answerWith(page, ask())];
    const nonces = answers.map(nonceOf);
    expect(new Set([...nonces, 'n'.repeat(32)]).size).toBe(3);
    for (const answer of answers) {
      expect(await answer.text()).toContain(`nonce="${nonceOf(answer)}"`);
    }
  });

  it('has a validator that knows neither the nonce nor when it was rendered', async () => {
    const pages = [
      await aRendering(),
      await aRendering({nonce: 'm'.repeat(32), at: RENDERED_MS + 86_400_000}),
      await aRendering({text: 'More art'}),
    ];
    const [one, same, other] = pages.map(({headers}) => headers.etag);
    expect(one).toMatch(/^W\/"[\da-f]{24}"$/);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });

  it.each([
    [304, (etag: string) => etag],
    [304, (etag: string) => etag.replace('W/', '')],
    [304, (etag: string) => `"other", ${etag}`],
    [304, () => '*'],
    [200, () => 'W/"other"'],
    [200, (etag: string) => etag.slice(0, -2)],
  ])('answers %i to the If-None-Match of %s', async (status, tag) => {
    const page: StoredPage = await aRendering();
    const response = answerWith(page, ask({'If-None-Match': tag(page.headers.etag ?? '')}));
    expect(response.status).toBe(status);
  });

  it('says 304 without a policy: the browser’s own goes with the nonce of its copy', async () => {
    const page = await aRendering();
    const {headers, body} = answerWith(page, ask({'If-None-Match': '*'}));
    expect(Object.fromEntries(headers)).toEqual({
      etag: page.headers.etag,
      'cache-control': 'private, max-age=5',
    });
    expect(body).toBeNull();
  });
});
