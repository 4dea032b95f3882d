import type {AppLoadContext} from '@shopify/remix-oxygen';
import {logFailure} from '~/lib/observability/log';

/** How long a document is fresh, in seconds; crawlers request it a few times a day. */
const MAX_AGE_SECONDS = 10 * 60;
/** How long after that a stale document is served while it is revalidated, in seconds. */
const STALE_SECONDS = 60 * 60;

/** The `Retry-After` of a failed document, in seconds. */
const RETRY_SECONDS = 120;

/**
 * The headers of a sitemap, a feed and the like, which Oxygen's full-page cache may store.
 */
export function documentHeaders(
  context: Pick<AppLoadContext, 'pagesMayBeStored'>,
  contentType: string,
): Record<string, string> {
  return {
    'Content-Type': `${contentType}; charset=utf-8`,
    'X-Content-Type-Options': 'nosniff',
    ...cacheHeaders(context),
  };
}

/** How a document is cached, also by Oxygen's full-page cache, which requires a `Vary`. */
export function cacheHeaders({
  pagesMayBeStored,
}: Pick<AppLoadContext, 'pagesMayBeStored'>): Record<string, string> {
  if (!pagesMayBeStored) return {'Cache-Control': 'no-store'};
  const shared = `public, max-age=${MAX_AGE_SECONDS}`;
  return {
    'Cache-Control': shared,
    'Oxygen-Cache-Control': `${shared}, stale-while-revalidate=${STALE_SECONDS}`,
    Vary: 'Accept-Encoding',
  };
}

/**
 * Streams a document part by part. A failure of the first part is a 503; a later failure aborts the response, so that
 * no client takes an incomplete document for a complete one.
 */
export async function streamDocument(
  context: Pick<AppLoadContext, 'pagesMayBeStored'>,
  contentType: string,
  parts: AsyncGenerator<string>,
): Promise<Response> {
  let part: IteratorResult<string>;
  try {
    part = await parts.next();
  } catch (error) {
    return respondDocumentFailed(error);
  }
  const body = new ReadableStream<string>({
    async pull(controller) {
      if (part.done) return controller.close();
      controller.enqueue(part.value);
      part = await parts.next();
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return new Response(body.pipeThrough(new TextEncoderStream()), {
    headers: documentHeaders(context, contentType),
  });
}

/** A 503 with `Retry-After`; `reason` is logged. */
export function respondDocumentFailed(reason: unknown): Response {
  logFailure('document', reason);
  return new Response('The shop cannot be reached', {
    status: 503,
    headers: {'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store'},
  });
}
