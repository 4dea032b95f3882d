import type {AppLoadContext} from '@shopify/remix-oxygen';
import {logFailure} from '~/lib/observability/log';

/** How long a document may be shown as it is, in seconds; crawlers come for it a few times a day. */
const MAX_AGE_SECONDS = 10 * 60;
/** And for how long after that while a new one is being made. */
const STALE_SECONDS = 60 * 60;

/** When a crawler may ask again for what could not be made, in seconds. */
const RETRY_SECONDS = 120;

/**
 * The headers of a sitemap, a feed or the like. They are the same for everybody, so that Oxygen's full-page cache may keep
 * them. It asks for a `Vary`.
 */
export function documentHeaders(
  {pagesMayBeStored}: Pick<AppLoadContext, 'pagesMayBeStored'>,
  contentType: string,
): Record<string, string> {
  const headers = {
    'Content-Type': `${contentType}; charset=utf-8`,
    'X-Content-Type-Options': 'nosniff',
  };
  if (!pagesMayBeStored) return {...headers, 'Cache-Control': 'no-store'};
  const shared = `public, max-age=${MAX_AGE_SECONDS}`;
  return {
    ...headers,
    'Cache-Control': shared,
    'Oxygen-Cache-Control': `${shared}, stale-while-revalidate=${STALE_SECONDS}`,
    Vary: 'Accept-Encoding',
  };
}

/**
 * A document that leaves as it is written, part by part. When the first part cannot be had it is a 503; when a later one
 * cannot, the answer breaks off, so that nobody takes half a document for a whole.
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
    return documentFailed(error);
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

/** A document that could not be made, and when to ask for it again. */
export function documentFailed(reason: unknown): Response {
  logFailure('document', reason);
  return new Response('The shop cannot be reached', {
    status: 503,
    headers: {'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store'},
  });
}
