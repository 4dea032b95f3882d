import type {IncomingHttpHeaders} from 'node:http';
import CachePolicy from 'http-cache-semantics';
import {compress, type Encoding} from './encoding';

/** A complete response of the worker. */
interface Page {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface CachedPage extends Page {
  /** Seconds. */
  age: number;
  /** Whether to serve it while it is revalidated. */
  isStale: boolean;
  /** The compressed body; computed once. */
  compressed: (encoding: Encoding) => Promise<Buffer>;
}

interface Entry {
  policy: CachePolicy;
  page: Page;
  compressed: Map<Encoding, Promise<Buffer>>;
}

/** Oxygen's cache is larger and distributed. */
const MAX_ENTRIES = 2000;
/** A larger response is sent, but not cached. */
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Oxygen's full-page cache, by its documented rules: it stores complete responses to GET by their full URL when they
 * have a 2xx or 3xx status, a public `Oxygen-Cache-Control` with a max-age, a `Vary` and no cookie.
 * https://shopify.dev/docs/storefronts/headless/hydrogen/caching/full-page-cache
 */
export function createFullPageCache() {
  const entries = new Map<string, Entry>();

  return {
    /** The cached page for the URL, or null. */
    find(url: string): CachedPage | null {
      const entry = entries.get(url);
      if (!entry) return null;
      const {response, revalidation} = entry.policy.evaluateRequest(cacheRequest(url));
      if (!response || revalidation?.synchronous) {
        entries.delete(url);
        return null;
      }
      return toCachedPage(entry, revalidation !== undefined);
    },

    /** Caches the page unless it is too large, and returns it as `find` does. */
    store(url: string, page: Page): CachedPage {
      const entry = {policy: createPolicy(url, page), page, compressed: new Map()};
      entries.delete(url);
      if (page.body.length <= MAX_BODY_BYTES) entries.set(url, entry);
      const [oldest] = entries.keys();
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
      return toCachedPage(entry, false);
    },

    delete(url: string): void {
      entries.delete(url);
    },
  };
}

function toCachedPage({policy, page, compressed}: Entry, isStale: boolean): CachedPage {
  return {
    ...page,
    age: Math.floor(policy.age()),
    isStale,
    async compressed(encoding) {
      const done = compressed.get(encoding) ?? compress(page.body, encoding);
      compressed.set(encoding, done);
      return done;
    },
  };
}

/** Whether a response to GET may be cached, by its status and headers. */
export function isCacheable(url: string, page: Pick<Page, 'status' | 'headers'>): boolean {
  const {vary, 'set-cookie': cookies, 'oxygen-cache-control': control} = page.headers;
  if (!control || !vary || vary.includes('*') || cookies) return false;
  if (page.status < 200 || page.status >= 400) return false;
  const policy = createPolicy(url, page);
  return policy.storable() && policy.timeToLive() > 0;
}

/** The response varies by encoding alone, which this server applies itself: the worker never compresses. */
function cacheRequest(url: string) {
  return {url, method: 'GET', headers: {}};
}

function createPolicy(
  url: string,
  {status, headers}: Pick<Page, 'status' | 'headers'>,
): CachePolicy {
  const response = {
    status,
    headers: {
      'cache-control': String(headers['oxygen-cache-control']),
      date: headers.date,
    },
  };
  return new CachePolicy(cacheRequest(url), response, {shared: true, cacheHeuristic: 0});
}
