/** What a CDN address asks of a picture. */
export interface ImageRequest {
  /** Pixels; null leaves that side to the picture's proportions. */
  width: number | null;
  height: number | null;
  /** Which part is kept when both sides are given; null fits the whole picture into them. */
  crop: Crop | null;
  /** Null lets the browser's Accept header decide. */
  format: ImageFormat | null;
}

export type Crop = 'center' | 'top' | 'bottom' | 'left' | 'right';
export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

const MAX_SIDE_PX = 5760;
const CROPS: readonly string[] = ['center', 'top', 'bottom', 'left', 'right'];
const FORMATS: ReadonlyMap<string, ImageFormat> = new Map([
  ['avif', 'avif'],
  ['webp', 'webp'],
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['pjpg', 'jpeg'],
  ['png', 'png'],
]);

/**
 * Reads `width`, `height`, `crop` and `format` of a CDN address, which other parameters (`v`) do not change. Answers
 * null when one of them is not what Shopify's CDN takes: whole pixels from 1 to 5760, a side of the picture, a format.
 * https://shopify.dev/docs/api/storefront/2025-07/input-objects/ImageTransformInput
 */
export function parseImageRequest(parameters: URLSearchParams): ImageRequest | null {
  const width = parseSide(parameters.get('width'));
  const height = parseSide(parameters.get('height'));
  const crop = parameters.get('crop') || null;
  const formatName = parameters.get('format') || null;
  const format = formatName === null ? null : FORMATS.get(formatName.toLowerCase());
  if (width === undefined || height === undefined || format === undefined) return null;
  if (crop !== null && !isCrop(crop)) return null;
  return {width, height, crop, format};
}

/** The best format that the browser says it takes; JPEG is understood by all. */
export function negotiateFormat(accept: string): ImageFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

/** Undefined for what is no side. */
function parseSide(text: string | null): number | null | undefined {
  if (text === null || text === '') return null;
  const side = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return side >= 1 && side <= MAX_SIDE_PX ? side : undefined;
}

function isCrop(text: string): text is Crop {
  return CROPS.includes(text);
}
