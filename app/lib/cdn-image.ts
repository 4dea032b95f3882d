/** An image from the Storefront API. The dimensions are missing when Shopify couldn't measure it. */
export interface CdnImage {
  url: string;
  altText?: string | null;
  width?: number | null;
  height?: number | null;
}

/** An image as the functions store it. */
export function toPicture({url, altText, width, height}: CdnImage) {
  return {url, alt: altText ?? null, width: width ?? null, height: height ?? null};
}

/**
 * Widths in a `srcset`, in pixels. A card takes half or all of a phone's width, at two or three times the pixel
 * density; the largest width is for the home page on a high-density screen.
 */
const WIDTHS = {
  page: [320, 480, 640, 800, 960, 1200, 1600, 2000, 2400, 3000],
  card: [360, 560, 720, 1080],
};
export type PictureWidths = keyof typeof WIDTHS;

const LARGEST_WIDTH = Math.max(...WIDTHS.page);

/** The widths for browsers without `srcset`. */
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

/** The `srcset` of an image, up to the image's own width. */
export function cdnSrcSet(image: CdnImage, widths: PictureWidths): string {
  const largest = Math.min(largestWidth(image), Math.max(...WIDTHS[widths]));
  return [...WIDTHS[widths].filter((width) => width < largest), largest]
    .map((width) => `${cdnUrl(image.url, {width})} ${width}w`)
    .join(', ');
}

/** The `src` to use with a `srcset`, and the target of a picture link without JavaScript. */
export function cdnFallback({url}: CdnImage, widths: PictureWidths = 'page'): string {
  return cdnUrl(url, {width: FALLBACK_WIDTH[widths]});
}

/** The width of the largest rendition, in pixels. */
export function largestWidth({width}: Pick<CdnImage, 'width'>): number {
  return Math.min(width ?? LARGEST_WIDTH, LARGEST_WIDTH);
}

/** Width divided by height; 1 when the size is unknown. */
export function ratioOf({width, height}: Pick<CdnImage, 'width' | 'height'>): number {
  return width && height ? width / height : 1;
}

/** The rendition for social networks: 1200 by 630 pixels, or smaller for a smaller image. */
export function shareRendition(image: CdnImage): {url: string; width: number; height: number} {
  const scale = Math.min(1, (image.width ?? 1200) / 1200, (image.height ?? 630) / 630);
  const [width, height] = [Math.round(1200 * scale), Math.round(630 * scale)];
  return {
    // Every network accepts JPEG.
    url: cdnUrl(image.url, {width, height, crop: 'center', format: 'jpg'}),
    width,
    height,
  };
}
