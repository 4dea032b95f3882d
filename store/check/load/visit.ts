import type {Visit} from '../shop-facts';

const TIMEOUT_MS = 15_000;
/** The maximum number of concurrent requests. */
const AT_ONCE = 8;

export type Send = typeof fetch;

/** Requests a URL without following redirects. Never throws. */
export async function visit(send: Send, url: string, init: RequestInit = {}): Promise<Visit> {
  try {
    const response = await send(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
    });
    return {
      url,
      status: response.status,
      location: response.headers.get('location'),
      type: response.headers.get('content-type'),
      body: await response.text(),
    };
  } catch {
    return {url, status: null, location: null, type: null, body: ''};
  }
}

/** Like `visit`, but follows a few redirects. */
export async function visitToTheEnd(send: Send, url: string): Promise<Visit> {
  let last = await visit(send, url);
  for (let steps = 0; last.location && steps < 5; steps += 1) {
    last = await visit(send, new URL(last.location, last.url).href);
  }
  return last;
}

/** Maps a list with an async function, a few items at a time. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(map))));
  }
  return results;
}
