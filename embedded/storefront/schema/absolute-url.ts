import type {ImageTransformInput} from '@shopify/hydrogen-react/storefront-api-types';

/** Pixels; the maximum side of Shopify's CDN. */
const MAX_SIDE = 5760;

/** Makes a path on this server's CDN absolute; an absolute URL is returned unchanged. */
export function absoluteUrl(origin: string, path: string): string {
  return /^https?:\/\//.test(path) ? path : new URL(path, origin).href;
}

/**
 * An image's absolute URL with the CDN's query parameters for `transform`. Images outside this server's CDN aren't
 * transformed: Shopify calls every transformation best effort.
 */
export function imageUrl(
  origin: string,
  path: string,
  transform?: Partial<ImageTransformInput> | null,
): string {
  if (!transform || !path.startsWith('/')) return absoluteUrl(origin, path);
  const url = new URL(path, origin);
  const scale = Math.min(3, Math.max(1, transform.scale ?? 1));
  const side = (length: number) =>
    String(Math.min(MAX_SIDE, Math.max(1, Math.round(length * scale))));
  if (transform.maxWidth != null) url.searchParams.set('width', side(transform.maxWidth));
  if (transform.maxHeight != null) url.searchParams.set('height', side(transform.maxHeight));
  if (transform.crop) url.searchParams.set('crop', transform.crop.toLowerCase());
  if (transform.preferredContentType) {
    url.searchParams.set('format', transform.preferredContentType.toLowerCase());
  }
  return url.href;
}
