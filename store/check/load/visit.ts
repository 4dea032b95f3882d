const TIMEOUT_MS = 15_000;
/** The maximum number of concurrent requests. */
const AT_ONCE = 8;

/** The response of a URL. */
export interface Visit {
  url: string;
  /** Null when there was no response in time. */
  status: number | null;
  /** The target of a redirect. */
  location: string | null;
  body: string;
}

/** Requests a URL without following redirects. Never throws. */
export async function visit(url: string, init: RequestInit = {}): Promise<Visit> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
    });
    const location = response.headers.get('location');
    return {url, status: response.status, location, body: await response.text()};
  } catch {
    return {url, status: null, location: null, body: ''};
  }
}

/** Like `visit`, but follows a few redirects. */
export async function visitToTheEnd(url: string): Promise<Visit> {
  let last = await visit(url);
  for (let steps = 0; last.location && steps < 5; steps += 1) {
    last = await visit(new URL(last.location, last.url).href);
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
