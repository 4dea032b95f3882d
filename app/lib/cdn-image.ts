/** An image of the Storefront API; the sides are missing when Shopify could not measure it. */
export interface CdnImage {
  url: string;
  altText?: string | null;
  width?: number | null;
  height?: number | null;
}

/** Where an image is shown. */
type Place = 'page' | 'card';

/**
 * Widths in a `srcset`, in pixels. A card has half a phone or a whole one, at twice and three times its pixels; the largest is
 * for the home page on a dense screen too.
 */
const WIDTHS = {
  page: [320, 480, 640, 800, 960, 1200, 1600, 2000, 2400, 3000],
  card: [360, 560, 720, 1080],
};
const LARGEST_WIDTH = 3000;

/** The widths that browsers without `srcset` load. */
const FALLBACK_WIDTH = {page: 800, card: 640};

/**
 * The URL of a rendition on Shopify's CDN. The CDN sends AVIF or WebP to browsers that accept it, and never upscales:
 * https://shopify.dev/docs/api/liquid/filters/image_url
 */
export function cdnUrl(
  url: string,
  wanted: {width: number; height?: number; crop?: 'center'; format?: 'jpg'},
): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(wanted)) address.searchParams.set(name, String(value));
  return address.href;
}

/** The `srcset` of an image, up to its own width. */
export function cdnSrcSet(image: CdnImage, place: Place): string {
  const largest = Math.min(largestWidth(image), Math.max(...WIDTHS[place]));
  return [...WIDTHS[place].filter((width) => width < largest), largest]
    .map((width) => `${cdnUrl(image.url, {width})} ${width}w`)
    .join(', ');
}

/** The `src` beside a `srcset`, and the target of a picture link without scripts. */
export function cdnFallback({url}: CdnImage, place: Place = 'page'): string {
  return cdnUrl(url, {width: FALLBACK_WIDTH[place]});
}

/** The width of the largest rendition, in pixels. */
export function largestWidth({width}: CdnImage): number {
  return Math.min(width ?? LARGEST_WIDTH, LARGEST_WIDTH);
}

/** Width divided by height; 1 when the size is unknown. */
export function ratioOf({width, height}: CdnImage): number {
  return width && height ? width / height : 1;
}

/** The rendition for social networks: 1200 by 630 pixels, or less for a smaller image. */
export function shareRendition(image: CdnImage): {url: string; width: number; height: number} {
  const scale = Math.min(1, (image.width ?? 1200) / 1200, (image.height ?? 630) / 630);
  const [width, height] = [Math.round(1200 * scale), Math.round(630 * scale)];
  return {
    // JPEG is the format that all of them accept.
    url: cdnUrl(image.url, {width, height, crop: 'center', format: 'jpg'}),
    width,
    height,
  };
}
