import {redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import {drawShareImage} from '~/lib/backend/share-image.server';
import {shopNowMs} from '~/lib/clock';
import {SHARE_IMAGE} from '~/lib/seo/document-tags';
import {shareRendition} from '~/lib/cdn-image';
import {shareAddress, shareCard} from '~/lib/catalogue/share-card';
import {loadShareProduct} from './share-query';

/** A network's crawler waits for little longer; drawing goes on behind its back, for the next one. */
const PATIENCE_MS = 5000;
/** An address names what it shows, so that its picture never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** How long networks may keep that the picture is elsewhere, in seconds. */
const ELSEWHERE_SECONDS = 60;

/**
 * The share picture of the product with that handle, at the address whose `v` names what the product looks like now; drawn
 * once for each and kept in the worker's cache. Any other `v` is led there and kept nowhere, so that nobody fills the cache
 * with addresses of his own. Where it cannot be drawn, or not in time, the plain picture takes its place.
 */
export async function respondShareImage(
  context: AppLoadContext,
  request: Request,
  handle: string,
): Promise<Response> {
  const url = new URL(request.url);
  const asked = new URL(url.pathname, url);
  asked.searchParams.set('v', url.searchParams.get('v') ?? '');
  const cache = context.pagesMayBeStored ? await caches.open('share-images') : null;
  const kept = await cache?.match(asked);
  if (kept) return answerWith(await kept.arrayBuffer(), asked, context, request);

  const {product, notice} = await loadShareProduct(context, handle);
  if (!product && !notice) return new Response('There is no such work', {status: 404});
  const card = product && shareCard(product, shopNowMs(context.clockOffsetMs));
  const picture = product?.images.nodes[0];
  if (!product || !card || !picture) return elsewhere(SHARE_IMAGE.url, context);
  // The path too, which may write the same handle in many ways.
  const address = new URL(shareAddress(product.handle, card), url);
  if (asked.href !== address.href) return elsewhere(address.pathname + address.search, context);
  if (isUnchanged(request, address)) return answerWith(null, address, context, request);

  const drawing = drawShareImage(context, card).then(async (image) => {
    if (image)
      await cache?.put(address, new Response(image, {headers: {'Cache-Control': FOR_EVER}}));
    return image;
  });
  context.waitUntil(drawing);
  const image = await Promise.race([drawing, patience()]);
  return image
    ? answerWith(image, address, context, request)
    : elsewhere(shareRendition(picture).url, context);
}

function answerWith(
  image: BodyInit | null,
  address: URL,
  {pagesMayBeStored}: Pick<AppLoadContext, 'pagesMayBeStored'>,
  request: Request,
): Response {
  const headers = {
    'Content-Type': 'image/jpeg',
    ETag: etagOf(address),
    // To be shown in anybody's page.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(pagesMayBeStored ? {'Cache-Control': FOR_EVER} : {'Cache-Control': 'no-store'}),
  };
  if (isUnchanged(request, address)) return new Response(null, {status: 304, headers});
  return new Response(image, {headers});
}

/** What networks ask for, though they need not: weak, because two drawings of the same may differ in their bytes. */
function etagOf(address: URL): string {
  return `W/"${address.searchParams.get('v')}"`;
}

/** Compares as `If-None-Match` wants it: weakly, with each of a list, or with any. */
function isUnchanged(request: Request, address: URL): boolean {
  const known = request.headers.get('If-None-Match')?.split(',') ?? [];
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etagOf(address)));
}

function elsewhere(
  address: string,
  {pagesMayBeStored}: Pick<AppLoadContext, 'pagesMayBeStored'>,
): Response {
  const cacheControl = pagesMayBeStored ? `public, max-age=${ELSEWHERE_SECONDS}` : 'no-store';
  return redirect(address, {headers: {'Cache-Control': cacheControl}});
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
}
