import {redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import language from '#words/language';
import {drawShareImage} from '~/lib/backend/share-image.server';
import {shopNowMs} from '~/lib/clock';
import {SHARE_IMAGE} from '~/shop/seo/page-meta';
import {shareRendition} from '~/lib/cdn-image';
import {shareAddress, shareCard} from '~/shop/card/share-card';
import {loadShareProduct} from './share-query';

/** The timeout for the crawler's response; drawing continues in the background, for the next request. */
const DRAW_TIMEOUT_MS = 5000;
/** The URL contains a hash of the content, so the picture never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** How long networks may cache a redirect, in seconds. */
const REDIRECT_MAX_AGE_SECONDS = 60;

/**
 * The share picture of a product, at the URL whose `v` matches the product's current state; drawn once for each state
 * and stored in the worker's cache. Any other `v` redirects there and is not stored, so that visitors cannot fill the
 * cache with arbitrary URLs. If drawing fails or times out, it redirects to the plain picture.
 */
export async function respondShareImage(
  context: AppLoadContext,
  request: Request,
  handle: string,
): Promise<Response> {
  const url = new URL(request.url);
  const requested = new URL(url.pathname, url);
  requested.searchParams.set('v', url.searchParams.get('v') ?? '');
  const cache = context.pagesMayBeStored ? await caches.open('share-images') : null;
  const cached = await cache?.match(requested);
  if (cached) return respondWithImage(await cached.arrayBuffer(), requested, context, request);

  const {product, notice} = await loadShareProduct(context, handle);
  if (!product && !notice) return new Response('There is no such work', {status: 404});
  const card = product && shareCard(product, shopNowMs(context.clockOffsetMs));
  const picture = product?.images.nodes[0];
  if (!product || !card || !picture)
    return redirectTo(new URL(SHARE_IMAGE.url, url), request, context);
  // Compares the path as well, since a handle can be encoded in several ways.
  const address = new URL(shareAddress(product.handle, card), url);
  if (requested.href !== address.href) return redirectTo(address, request, context);
  if (isUnchanged(request, address)) return respondWithImage(null, address, context, request);

  const drawing = drawShareImage(context, card).then(async (image) => {
    if (image)
      await cache?.put(address, new Response(image, {headers: {'Cache-Control': IMMUTABLE}}));
    return image;
  });
  context.waitUntil(drawing);
  const image = await Promise.race([drawing, drawTimeout()]);
  return image
    ? respondWithImage(image, address, context, request)
    : redirectTo(new URL(shareRendition(picture).url), request, context);
}

function respondWithImage(
  image: BodyInit | null,
  address: URL,
  {pagesMayBeStored}: Pick<AppLoadContext, 'pagesMayBeStored'>,
  request: Request,
): Response {
  const headers = {
    'Content-Type': 'image/jpeg',
    ETag: etagOf(address),
    // Other sites may embed it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(pagesMayBeStored ? {'Cache-Control': IMMUTABLE} : {'Cache-Control': 'no-store'}),
  };
  if (isUnchanged(request, address)) return new Response(null, {status: 304, headers});
  return new Response(image, {headers});
}

/** A weak ETag, since two drawings of the same state may differ in their bytes. */
function etagOf(address: URL): string {
  return `W/"${address.searchParams.get('v')}"`;
}

/** Compares as `If-None-Match` requires: weakly, with each tag of a list, or `*`. */
function isUnchanged(request: Request, address: URL): boolean {
  const known = request.headers.get('If-None-Match')?.split(',') ?? [];
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etagOf(address)));
}

/** Remix puts the language before a path: these have theirs, or need none. */
function redirectTo(
  {href, origin, pathname, search}: URL,
  request: Request,
  {pagesMayBeStored}: Pick<AppLoadContext, 'pagesMayBeStored'>,
): Response {
  const cacheControl = pagesMayBeStored
    ? `public, max-age=${REDIRECT_MAX_AGE_SECONDS}`
    : 'no-store';
  const isPath = !language.path && origin === new URL(request.url).origin;
  return redirect(isPath ? pathname + search : href, {headers: {'Cache-Control': cacheControl}});
}

function drawTimeout(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), DRAW_TIMEOUT_MS));
}
