import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {serviceWorker} from './service-worker.server';

const ORIGIN = 'https://shop.example';
const STORE = 'https://store.example';

type Listener = (event: object) => void;

type Asked = string | {url: string};

const urlOf = (asked: Asked) => new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).href;

/** A service worker with a fake network and cache. `fails` and `isGone` decide by URL which requests fail or are a 404. */
function aServiceWorker({
  fails = () => false,
  isGone = () => false,
}: Partial<Record<'fails' | 'isGone', (url: string) => boolean>> = {}) {
  const listeners = new Map<string, Listener>();
  const cached = new Map<string, Response>();
  const work: Promise<unknown>[] = [];
  let isOffline = false;
  let loads = 0;
  const load = async (asked: Asked) => {
    const url = typeof asked === 'string' ? asked : asked.url;
    // Every request is asynchronous, so that a deadlock between two would show.
    await new Promise(setImmediate);
    if (isOffline || fails(url)) throw new TypeError('Failed to fetch');
    loads += 1;
    const head = `<title>${url} | Shop</title><link href="/assets/app.css">`;
    return new Response(`${head}answer ${loads}`, {status: isGone(url) ? 404 : 200});
  };
  const cache = {
    match: async (asked: Asked) => cached.get(urlOf(asked))?.clone(),
    put: async (asked: Asked, response: Response) => void cached.set(urlOf(asked), response),
    add: async (asked: Asked) => void cached.set(urlOf(asked), await load(asked)),
    delete: async (asked: Asked) => cached.delete(urlOf(asked)),
    keys: async () => [...cached.keys()].map((url) => ({url})),
  };
  const {script} = serviceWorker({PUBLIC_STORE_DOMAIN: STORE}, {isOn: true});
  runInNewContext(script, {
    self: {
      location: new URL(ORIGIN),
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    },
    caches: {open: async () => cache, keys: async () => [], match: cache.match},
    fetch: load,
    Response,
    URL,
  });
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  /** The result of a visit to the path. */
  async function open(path: string): Promise<string> {
    let page = Promise.reject<Response>();
    const request = {method: 'GET', mode: 'navigate', url: ORIGIN + path};
    const respondWith = (response: Promise<Response>) => void (page = response);
    page.catch(() => {});
    listeners.get('fetch')?.({request, respondWith});
    return (await page).text();
  }
  return {
    /** A page sends a product to the cache. */
    see(path: string, picture: string) {
      listeners.get('message')?.({data: {path, picture}, waitUntil});
    },
    async list() {
      await Promise.all(work);
      return ((await cached.get(urlOf('/works-seen'))?.clone().json()) ?? []) as {
        path: string;
        picture: string;
      }[];
    },
    has: (asked: Asked) => cached.has(urlOf(asked)),
    open,
    /** The page for a path that nothing responds to. */
    async openOffline(path: string) {
      await Promise.all(work);
      isOffline = true;
      return open(path);
    },
  };
}

const picture = (name: string) => `${STORE}/cdn/${name}.jpg`;

describe('the service worker', () => {
  it('shows a stored page only without a network', async () => {
    const worker = aServiceWorker();
    worker.see('/product/a', picture('a'));
    await worker.list();
    const online = [await worker.open('/product/a'), await worker.open('/product/a')];
    expect(online[0]).toContain('/product/a | Shop');
    expect(online[1]).not.toBe(online[0]);
    const offline = await worker.openOffline('/product/a');
    expect(offline).toContain('/product/a | Shop');
    expect(online).not.toContain(offline);
  });

  it('lists works that were opened at the same time, the latest first', async () => {
    const worker = aServiceWorker();
    worker.see('/product/a', picture('a'));
    worker.see('/product/b', picture('b'));
    worker.see('/product/a', picture('a'));
    expect(await worker.list()).toMatchObject([
      {path: '/product/a', picture: picture('a')},
      {path: '/product/b', picture: picture('b')},
    ]);
    expect(worker.has(`${ORIGIN}/assets/app.css`)).toBe(true);
  });

  it('retries a picture whose first request failed', async () => {
    let failures = 1;
    const worker = aServiceWorker({fails: (url) => url === picture('a') && failures-- > 0});
    worker.see('/product/a', picture('a'));
    expect(await worker.list()).toMatchObject([{picture: picture('a')}]);
    expect(worker.has(picture('a'))).toBe(true);
  });

  it('lists the earlier picture when the new one could not be cached', async () => {
    const worker = aServiceWorker({fails: (url) => url === picture('large')});
    worker.see('/product/a', picture('large'));
    expect(await worker.list()).toMatchObject([{path: '/product/a', picture: ''}]);
    worker.see('/product/a', picture('small'));
    worker.see('/product/a', picture('large'));
    expect(await worker.list()).toMatchObject([{path: '/product/a', picture: picture('small')}]);
  });

  it('continues after a page that could not be fetched', async () => {
    const worker = aServiceWorker({fails: (url) => url === '/product/a'});
    worker.see('/product/a', picture('a'));
    worker.see('/product/b', picture('b'));
    expect(await worker.list()).toMatchObject([{path: '/product/b'}]);
  });

  it('caches thirty works, and deletes older ones', async () => {
    const worker = aServiceWorker();
    for (let n = 0; n <= 30; n += 1) worker.see(`/product/${n}`, picture(String(n)));
    expect(await worker.list()).toHaveLength(30);
    expect([worker.has('/product/0'), worker.has(picture('0'))]).toEqual([false, false]);
    expect([worker.has('/product/1'), worker.has(picture('1'))]).toEqual([true, true]);
  });

  it('forgets a work that is no longer in the shop, with its picture', async () => {
    let isGone = false;
    const worker = aServiceWorker({isGone: (url) => isGone && url === '/product/a'});
    worker.see('/product/a', picture('a'));
    worker.see('/product/b', picture('b'));
    expect(await worker.list()).toHaveLength(2);
    isGone = true;
    worker.see('/product/a', '');
    expect(await worker.list()).toMatchObject([{path: '/product/b'}]);
    expect([worker.has('/product/a'), worker.has(picture('a'))]).toEqual([false, false]);
    expect([worker.has('/product/b'), worker.has(picture('b'))]).toEqual([true, true]);
  });

  it('deletes a picture that another size replaced', async () => {
    const worker = aServiceWorker();
    worker.see('/product/a', picture('small'));
    worker.see('/product/a', picture('large'));
    await worker.list();
    expect([worker.has(picture('small')), worker.has(picture('large'))]).toEqual([false, true]);
  });

  it('keeps a picture that another language’s page of the work still needs', async () => {
    const worker = aServiceWorker();
    worker.see('/product/a', picture('a'));
    for (let n = 0; n < 29; n += 1) worker.see(`/product/${n}`, picture(String(n)));
    worker.see('/fr/product/a', picture('a'));
    expect(await worker.list()).toHaveLength(30);
    expect([worker.has('/product/a'), worker.has(picture('a'))]).toEqual([false, true]);
  });

  it('says in the language of the URL that there is no connection, and lists each work once', async () => {
    const worker = aServiceWorker();
    for (const path of ['/product/a', '/fr/product/a', '/product/b']) {
      worker.see(path, picture(path.slice(-1)));
    }
    const linksOf = (html: string) =>
      [...html.matchAll(/<li><a href="([^"]+)"/g)].map(([, href]) => href);
    const french = await worker.openOffline('/fr/gallery');
    expect(french).toContain('<html lang="fr-CA">');
    expect(french).toContain('<h1>Vous êtes hors ligne</h1>');
    expect(linksOf(french)).toEqual(['/product/b', '/fr/product/a']);
    const english = await worker.openOffline('/gallery');
    expect(english).toContain('<html lang="en-CA">');
    expect(english).toContain('<h1>You’re offline</h1>');
    expect(linksOf(english)).toEqual(['/product/b', '/product/a']);
    expect(await worker.openOffline('/french')).toContain('You’re offline');
  });
});
