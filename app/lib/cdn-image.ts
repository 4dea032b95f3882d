/** A picture as the storefront gives it; the sides are missing when Shopify could not measure it. */
export interface CdnImage {
  url: string;
  altText?: string | null;
  width?: number | null;
  height?: number | null;
}

/** What the CDN is asked for, in pixels; beside these the picture's own width, up to the largest. */
const WIDTHS = [320, 480, 640, 800, 960, 1200, 1600, 2000, 2400, 3000];
const LARGEST_WIDTH = 3000;

/** Sharp enough on an ordinary screen, for browsers that choose none. */
const FALLBACK_WIDTH = 800;
const CARD_FALLBACK_WIDTH = 640;

/**
 * A rendition's address at Shopify's CDN. It sends AVIF or WebP to those who accept it, and never more pixels than the
 * picture has: https://shopify.dev/docs/api/liquid/filters/image_url
 */
export function cdnAddress(
  url: string,
  wanted: {width: number; height?: number; crop?: 'center'; format?: 'jpg'},
): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(wanted)) address.searchParams.set(name, String(value));
  return address.href;
}

/** Fewer for a card, of which a page has dozens; the largest is for the home page on a dense screen. */
const CARD_WIDTHS = [320, 640, 1080];

/** Every rendition of the picture, as a `srcset`; for a card those that one can be shown at. */
export function cdnSrcSet(image: CdnImage, place: 'page' | 'card'): string {
  const largest = place === 'card' ? Math.min(1080, largestWidth(image)) : largestWidth(image);
  const widths = place === 'card' ? CARD_WIDTHS : WIDTHS;
  // Taken apart once: a collection's page writes hundreds of them.
  const address = new URL(image.url);
  return [...widths.filter((width) => width < largest), largest]
    .map((width) => {
      address.searchParams.set('width', String(width));
      return `${address.href} ${width}w`;
    })
    .join(', ');
}

/** The address that every browser understands, and where a link to the picture leads without scripts. */
export function cdnFallback({url}: CdnImage, place: 'page' | 'card' = 'page'): string {
  return cdnAddress(url, {width: place === 'card' ? CARD_FALLBACK_WIDTH : FALLBACK_WIDTH});
}

/** Of the rendition that holds most, in pixels. */
export function largestWidth({width}: CdnImage): number {
  return Math.min(width ?? LARGEST_WIDTH, LARGEST_WIDTH);
}

/** Width by height; a picture whose size is not known is taken for a square. */
export function ratioOf({width, height}: CdnImage): number {
  return width && height ? width / height : 1;
}

/** What social networks show of a link: 1200 by 630 pixels, or as much of that as the picture holds. */
export function shareRendition(image: CdnImage): {url: string; width: number; height: number} {
  const scale = Math.min(1, (image.width ?? 1200) / 1200, (image.height ?? 630) / 630);
  const [width, height] = [Math.round(1200 * scale), Math.round(630 * scale)];
  return {
    // Their readers take JPEG, and say nothing of what else.
    url: cdnAddress(image.url, {width, height, crop: 'center', format: 'jpg'}),
    width,
    height,
  };
}
