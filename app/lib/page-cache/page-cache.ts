import {logFailure} from '~/lib/watching/log';
import {pageAge, PATIENCE_MS} from './page-age';
import type {PageMemory} from './page-memory';
import {
  answerWith,
  isFailure,
  isMoved,
  isShareable,
  packPage,
  readPage,
  unpackPage,
  type StoredPage,
} from './stored-page';
import {zipPage} from './zipped-page';

export interface PageCacheOptions {
  /** The page's address as `cachedAddress` gives it. */
  address: URL;
  /** Of this build. */
  version: string;
  /** Launches that a page need not name, in epoch milliseconds. */
  launches: readonly number[];
  memory: PageMemory;
  cache: Pick<Cache, 'match' | 'put' | 'delete'>;
  waitUntil: (work: Promise<unknown>) => void;
  render: (request: Request) => Promise<Response>;
  /** The shop's time in epoch milliseconds. */
  now: () => number;
}

/** How an answer came about; it says so itself, in `X-Page-Cache`. */
type Source = 'fresh' | 'stale' | 'renewed' | 'late' | 'rescue' | 'miss';

/**
 * Answers a GET or HEAD for a page that is the same for everybody, from the cache where it can: `pageAge` says when an old
 * copy will do. Where the storefront fails the last copy of a day stands in, without a word; any other answer than a page
 * (gone, moved) drops it. To HEAD it answers as to GET, and the runtime leaves out the body.
 */
export async function servePage(request: Request, options: PageCacheOptions): Promise<Response> {
  const {memory, now} = options;
  const key = cacheKey(options);
  const recalled = memory.recall(key, now());
  if (recalled) {
    recalled.zipped ??= zipPage(recalled.body, recalled.places);
    return answer(recalled, request, 'fresh');
  }

  const stored = await unpackPage(await options.cache.match(key));
  const age = stored ? pageAge(stored, now()) : 'past';
  if (stored && age === 'fresh') {
    memory.remember(key, stored);
    return answer(stored, request, 'fresh');
  }
  if (stored && age === 'stale') {
    // Later: a page that asks the storefront nothing would be rendered before the visitor's answer leaves.
    void refresh(key, options, () => wait(0).then(() => renew(key, options)));
    return answer(stored, request, 'stale');
  }
  if (stored && age === 'late') {
    const renewal = refresh(key, options, () => renew(key, options));
    const renewed = await Promise.race([renewal, wait(PATIENCE_MS)]);
    return renewed ? answer(renewed, request, 'renewed') : answer(stored, request, 'late');
  }
  return renderAnew(request, key, stored, options);
}

/** Renders a page for a visitor who waits. */
async function renderAnew(
  request: Request,
  key: string,
  stored: StoredPage | null,
  options: PageCacheOptions,
): Promise<Response> {
  const startedAtMs = options.now();
  const response = await options.render(new Request(options.address));
  if (isShareable(response)) {
    return answer(await keep(key, response, startedAtMs, options), request, 'miss');
  }
  if (stored && isFailure(response)) return answer(stored, request, 'rescue');
  if (stored) options.waitUntil(drop(key, options));
  // To where it has moved the visitor takes along what the page itself does not read, such as a campaign's tags.
  return isMoved(response) ? options.render(request) : response;
}

/** Does `work` unless a refresh of that page is under way. Never rejects; null when there is no new page. */
function refresh(
  key: string,
  {memory, now, waitUntil}: PageCacheOptions,
  work: () => Promise<StoredPage | null>,
): Promise<StoredPage | null> {
  if (!memory.beginRefresh(key, now())) return Promise.resolve(null);
  const refreshed = work()
    .catch((error: unknown) => {
      logFailure('renewing a page', error);
      return null;
    })
    .finally(() => memory.endRefresh(key));
  waitUntil(refreshed);
  return refreshed;
}

/** Renders a page that nobody waits for, or not for long; null when what came is no page. */
async function renew(key: string, options: PageCacheOptions): Promise<StoredPage | null> {
  const startedAtMs = options.now();
  const response = await options.render(new Request(options.address));
  if (isShareable(response)) return keep(key, response, startedAtMs, options);
  if (!isFailure(response)) await drop(key, options);
  return null;
}

async function keep(
  key: string,
  response: Response,
  renderedAtMs: number,
  {cache, launches, memory, waitUntil}: PageCacheOptions,
): Promise<StoredPage> {
  const page = await readPage(response, {renderedAtMs, launches});
  memory.remember(key, page);
  waitUntil(cache.put(key, packPage(page)));
  return page;
}

async function drop(key: string, {cache, memory}: PageCacheOptions): Promise<void> {
  memory.forget(key);
  await cache.delete(key);
}

/** Pages of another build ask for files that are gone, so that a deployment begins with none. */
function cacheKey({address, version}: PageCacheOptions): string {
  return `${address.origin}/${version}${address.pathname}${address.search}`;
}

function answer(page: StoredPage, request: Request, source: Source): Response {
  const response = answerWith(page, request);
  response.headers.set('X-Page-Cache', source);
  response.headers.append('Vary', 'Accept-Encoding');
  return response;
}

function wait(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
