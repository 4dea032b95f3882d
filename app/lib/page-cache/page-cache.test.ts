import {describe, expect, it} from 'vitest';
import {FRESH_MS, KEPT_MS, LATE_MS, STALE_MS} from './page-age';
import {servePage, type PageCacheOptions} from './page-cache';
import {createPageMemory} from './page-memory';

const STARTED_MS = Date.UTC(2026, 0, 1);

const aPage = (text: string, headers: HeadersInit = {}) =>
  new Response(text, {headers: {'Content-Type': 'text/html', ...headers}});
const aFailure = () => aPage('Nothing to show', {'Cache-Control': 'no-store'});

/** A worker whose next renderings are `renderings`, with a clock that stands still until it is moved. */
function aWorker(renderings: (() => Response | Promise<Response>)[]) {
  const kept = new Map<string, Response>();
  const rendered: Request[] = [];
  const work: Promise<unknown>[] = [];
  let nowMs = STARTED_MS;
  const options: PageCacheOptions = {
    address: new URL('https://shop.example/about'),
    version: 'v1',
    launches: [],
    memory: createPageMemory(),
    cache: {
      match: async (key) => kept.get(String(key))?.clone(),
      put: async (key, response) => void kept.set(String(key), response),
      delete: async (key) => kept.delete(String(key)),
    },
    waitUntil: (promise) => void work.push(promise),
    async render(request) {
      rendered.push(request);
      const next = renderings.shift();
      if (!next) throw new Error('Nobody expected this rendering');
      return next();
    },
    now: () => nowMs,
  };
  return {
    kept,
    rendered,
    async ask(init: RequestInit = {}, changes: Partial<PageCacheOptions> = {}) {
      const request = new Request('https://shop.example/about?utm_source=x', init);
      const response = await servePage(request, {...options, ...changes});
      const {status, headers} = response;
      return {status, headers, source: headers.get('X-Page-Cache'), text: await response.text()};
    },
    async settle() {
      while (work.length > 0) await work.shift();
    },
    pass: (ms: number) => (nowMs += ms),
    /** Another worker in the same place: it shares the cache alone. */
    otherWorker: () => ({memory: createPageMemory()}),
  };
}

/** A worker that made one page, so many milliseconds ago. */
async function aWorkerAfter(ms: number, renderings: (() => Response | Promise<Response>)[]) {
  const worker = aWorker([() => aPage('old'), ...renderings]);
  await worker.ask();
  await worker.settle();
  worker.pass(ms);
  return worker;
}

const never = () => new Promise<Response>(() => {});

describe('a page', () => {
  it('is rendered from its own address, without what a request says of its visitor', async () => {
    const worker = aWorker([() => aPage('new')]);
    const {source, text, headers} = await worker.ask({headers: {Cookie: 'a=b', Accept: 'x'}});
    expect([source, text, headers.get('Cache-Control')]).toEqual([
      'miss',
      'new',
      'private, max-age=5',
    ]);
    expect(worker.rendered[0]?.url).toBe('https://shop.example/about');
    expect([...(worker.rendered[0]?.headers ?? [])]).toEqual([]);
  });

  it('is given to the next visitor, here and in other workers', async () => {
    const worker = await aWorkerAfter(FRESH_MS - 1, []);
    for (const changes of [{}, worker.otherWorker()]) {
      expect(await worker.ask({}, changes)).toMatchObject({source: 'fresh', text: 'old'});
    }
  });

  it('is not given to those of another build', async () => {
    const worker = await aWorkerAfter(0, [() => aPage('built anew')]);
    const changes = {...worker.otherWorker(), version: 'v2'};
    expect((await worker.ask({}, changes)).text).toBe('built anew');
  });

  it('that is stale is given at once and rendered once behind, however many ask', async () => {
    const worker = await aWorkerAfter(STALE_MS - 1, [() => aPage('new')]);
    const answers = await Promise.all([worker.ask(), worker.ask(), worker.ask()]);
    for (const answer of answers) expect(answer).toMatchObject({source: 'stale', text: 'old'});
    await worker.settle();
    expect(worker.rendered).toHaveLength(2);
    expect(await worker.ask()).toMatchObject({source: 'fresh', text: 'new'});
  });

  it('that is late is rendered first', async () => {
    const worker = await aWorkerAfter(LATE_MS - 1, [() => aPage('new')]);
    expect(await worker.ask()).toMatchObject({source: 'renewed', text: 'new'});
    expect(await worker.ask()).toMatchObject({source: 'fresh', text: 'new'});
  });

  it('that is late does not wait for a slow storefront', async () => {
    const worker = await aWorkerAfter(LATE_MS - 1, [never]);
    expect(await worker.ask()).toMatchObject({source: 'late', text: 'old'});
    expect(await worker.ask()).toMatchObject({source: 'late', text: 'old'});
    expect(worker.rendered).toHaveLength(2);
  });

  it('that is older is not given to anybody', async () => {
    const worker = await aWorkerAfter(LATE_MS, [() => aPage('new')]);
    expect(await worker.ask()).toMatchObject({source: 'miss', text: 'new'});
  });

  it('does not outlive a launch that it announces', async () => {
    const worker = aWorker([() => aPage('2026-01-01T00:00:02Z'), () => aPage('on sale')]);
    await worker.ask();
    await worker.settle();
    worker.pass(1999);
    expect((await worker.ask()).source).toBe('fresh');
    worker.pass(1);
    expect(await worker.ask()).toMatchObject({source: 'miss', text: 'on sale'});
  });
});

describe('a storefront that fails', () => {
  it.each([
    ['a notice', aFailure],
    ['an error', () => new Response('Broken', {status: 500})],
  ])('with %s is covered by the last copy of a day', async (_, failure) => {
    const worker = await aWorkerAfter(KEPT_MS - 1, [failure, failure]);
    for (const request of [{}, {method: 'HEAD'}]) {
      expect((await worker.ask(request)).source).toBe('rescue');
    }
  });

  it('leaves the copy alone when it fails behind a visitor’s back', async () => {
    const worker = await aWorkerAfter(FRESH_MS, [aFailure, aFailure]);
    await worker.ask();
    await worker.settle();
    expect(await worker.ask()).toMatchObject({source: 'stale', text: 'old'});
    await worker.settle();
  });

  it('is shown when there is no copy, and kept by nobody', async () => {
    const worker = aWorker([aFailure, () => aPage('new')]);
    expect((await worker.ask()).text).toBe('Nothing to show');
    await worker.settle();
    expect((await worker.ask()).text).toBe('new');
  });
});

describe('what is no page', () => {
  it('drops the copy and is asked for each time', async () => {
    const gone = () => new Response('Gone', {status: 404});
    const worker = await aWorkerAfter(LATE_MS, [gone, gone]);
    for (const text of ['Gone', 'Gone']) {
      expect(await worker.ask()).toMatchObject({status: 404, text, source: null});
      await worker.settle();
    }
    expect(worker.kept.size).toBe(0);
  });

  it.each([301, 202])(
    'leads on with all that the visitor’s address carried: %i',
    async (status) => {
      const moved = () => new Response(null, {status});
      const worker = aWorker([moved, moved]);
      expect((await worker.ask()).status).toBe(status);
      expect(worker.rendered.at(-1)?.url).toBe('https://shop.example/about?utm_source=x');
    },
  );

  it('drops the copy behind a visitor’s back, too', async () => {
    const worker = await aWorkerAfter(FRESH_MS, [() => new Response('Gone', {status: 404})]);
    await worker.ask();
    await worker.settle();
    expect(worker.kept.size).toBe(0);
  });
});

describe('a browser that asks again', () => {
  it('is told when a page that was rendered anew still says the same', async () => {
    const worker = aWorker([() => aPage('old'), () => aPage('old'), () => aPage('new')]);
    // The first answer of all names already what it says.
    const {headers} = await worker.ask();
    await worker.settle();
    const again = {headers: {'If-None-Match': headers.get('ETag') ?? ''}};
    for (const status of [304, 200]) {
      worker.pass(LATE_MS);
      expect(await worker.ask(again)).toMatchObject({source: 'miss', status});
    }
  });
});
