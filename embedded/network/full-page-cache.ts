import CachePolicy from 'http-cache-semantics';
import type {Handler} from '../http';

/** Values of the `oxygen-full-page-cache` header. */
type CacheState = 'hit' | 'miss' | 'stale' | 'uncacheable';

/** A complete response of the worker. */
interface Page {
  policy: CachePolicy;
  status: number;
  headers: Headers;
  body: ArrayBuffer;
}

/** Oxygen's cache is larger and distributed. */
const MAX_PAGES = 2000;
const MAX_BYTES = 64 * 1024 * 1024;
/** A larger response is sent, but not cached. */
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * The worker behind Oxygen's full-page cache, by its documented rules: it stores complete responses to GET by their
 * full URL when they have a 2xx or 3xx status, a public `Oxygen-Cache-Control` with a max-age, a `Vary` and no cookie.
 * The `oxygen-full-page-cache` header reports what the cache did.
 * https://shopify.dev/docs/storefronts/headless/hydrogen/caching/full-page-cache
 */
export function withFullPageCache(worker: Handler): Handler {
  const pages = new Map<string, Page>();
  /** The sum of their bodies. */
  let bytes = 0;
  /** Pages requested from the worker at the moment; further requests for the same page wait for the first. */
  const pending = new Map<string, Promise<unknown>>();

  /** The cached page, and whether to serve it while it is revalidated; null when there is none. */
  function find(url: string): {page: Page; isStale: boolean} | null {
    const page = pages.get(url);
    if (!page) return null;
    const {response, revalidation} = page.policy.evaluateRequest(cacheRequest(url));
    if (response && !revalidation?.synchronous) return {page, isStale: revalidation !== undefined};
    remove(url);
    return null;
  }

  function store(url: string, page: Page): void {
    remove(url);
    if (page.body.byteLength > MAX_BODY_BYTES) return;
    pages.set(url, page);
    bytes += page.body.byteLength;
    for (const oldest of pages.keys()) {
      if (pages.size <= MAX_PAGES && bytes <= MAX_BYTES) return;
      remove(oldest);
    }
  }

  function remove(url: string): void {
    bytes -= pages.get(url)?.body.byteLength ?? 0;
    pages.delete(url);
  }

  async function load(request: Request): Promise<Response> {
    const {url} = request;
    const response = await worker(request);
    if (!isCacheable(url, response)) {
      // Gone, moved or no longer cacheable. When the worker fails, a stale page remains until it expires.
      if (response.status < 500) remove(url);
      return withState(response, 'uncacheable');
    }
    const {status, headers} = response;
    const page = {
      policy: createPolicy(url, headers, status),
      status,
      headers,
      body: await response.arrayBuffer(),
    };
    store(url, page);
    return pageResponse(request, page, 'miss');
  }

  function startLoading(request: Request): Promise<Response> {
    const loading = load(request);
    const settled = loading
      .catch(() => {})
      .finally(() => {
        if (pending.get(request.url) === settled) pending.delete(request.url);
      });
    pending.set(request.url, settled);
    return loading;
  }

  /** Never rejects: a connection that breaks is handled like a failing worker. */
  async function revalidate({url, headers}: Request): Promise<void> {
    // A request of its own, because the visitor, who has the stale page, may disconnect.
    const request = new Request(url, {headers});
    await startLoading(request)
      .then((response) => response.body?.cancel())
      .catch(() => {});
  }

  return async (request) => {
    const {method, url} = request;
    if (method !== 'GET') return withState(await worker(request), 'uncacheable');
    const loading = pending.get(url);
    if (loading && !find(url)) await loading;
    const found = find(url);
    if (!found) return startLoading(request);
    if (found.isStale && !pending.has(url)) void revalidate(request);
    return pageResponse(request, found.page, found.isStale ? 'stale' : 'hit');
  };
}

/** Whether a response to GET may be cached, by its status and headers. */
export function isCacheable(
  url: string,
  {status, headers}: Pick<Response, 'status' | 'headers'>,
): boolean {
  const vary = headers.get('vary');
  if (!headers.has('oxygen-cache-control') || !vary || vary.includes('*')) return false;
  if (headers.has('set-cookie') || status < 200 || status >= 400) return false;
  const policy = createPolicy(url, headers, status);
  return policy.storable() && policy.timeToLive() > 0;
}

function pageResponse(request: Request, page: Page, state: CacheState): Response {
  const headers = new Headers(page.headers);
  headers.set('age', String(Math.floor(page.policy.age())));
  const etag = headers.get('etag');
  if (etag && request.headers.get('if-none-match') === etag) {
    headers.delete('content-length');
    return withState(new Response(null, {status: 304, headers}), state);
  }
  headers.set('content-length', String(page.body.byteLength));
  // A Response with status 204 takes no body, not even an empty one.
  const body = page.body.byteLength > 0 ? page.body : null;
  return withState(new Response(body, {status: page.status, headers}), state);
}

function withState(response: Response, state: CacheState): Response {
  const headers = new Headers(response.headers);
  headers.set('oxygen-full-page-cache', state);
  return new Response(response.body, {status: response.status, headers});
}

/** The response varies by encoding alone, which the network applies itself: the worker never compresses. */
function cacheRequest(url: string) {
  return {url, method: 'GET', headers: {}};
}

function createPolicy(url: string, headers: Headers, status: number): CachePolicy {
  const response = {
    status,
    headers: {
      'cache-control': headers.get('oxygen-cache-control') ?? '',
      date: headers.get('date') ?? undefined,
    },
  };
  return new CachePolicy(cacheRequest(url), response, {shared: true, cacheHeuristic: 0});
}
