import {CacheCustom} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {logFailure} from '~/lib/observability/log';

/** How long a document is fresh, in seconds; crawlers request it a few times a day. */
const MAX_AGE_SECONDS = 10 * 60;
/** How long after that the cache serves a stale document while it revalidates, in seconds. */
const STALE_SECONDS = 60 * 60;

/** The cache of a document's queries. */
export const DOCUMENT_CACHE = CacheCustom({
  mode: 'public',
  maxAge: MAX_AGE_SECONDS,
  staleWhileRevalidate: STALE_SECONDS,
});

const RETRY_AFTER_SECONDS = 120;

/** The cache headers of a document. Oxygen's full-page cache stores it too. */
export function cacheHeaders({
  isCacheOn,
}: Pick<AppLoadContext, 'isCacheOn'>): Record<string, string> {
  if (!isCacheOn) return {'Cache-Control': 'no-store'};
  const shared = `public, max-age=${MAX_AGE_SECONDS}`;
  return {
    'Cache-Control': shared,
    'Oxygen-Cache-Control': `${shared}, stale-while-revalidate=${STALE_SECONDS}`,
  };
}

/** The response for a sitemap, a feed or a similar document. A 503 when the document can't be written. */
export async function respondDocument(
  context: Pick<AppLoadContext, 'isCacheOn'>,
  contentType: string,
  write: () => Promise<string>,
): Promise<Response> {
  try {
    return new Response(await write(), {
      headers: {
        'Content-Type': `${contentType}; charset=utf-8`,
        ...cacheHeaders(context),
      },
    });
  } catch (error) {
    return respondDocumentFailed(error);
  }
}

/** A 503 with `Retry-After`; `reason` is logged. */
export function respondDocumentFailed(reason: unknown): Response {
  logFailure('document', reason);
  return new Response('The shop cannot be reached', {
    status: 503,
    headers: {'Retry-After': String(RETRY_AFTER_SECONDS)},
  });
}
