/** The transformation that a CDN URL requests. */
export interface ImageRequest {
  /** Pixels; null derives that side from the aspect ratio. */
  width: number | null;
  height: number | null;
  /** Whether both sides are filled, by cropping at the centre. Otherwise the whole image is scaled to fit. */
  isCropped: boolean;
  /** Null negotiates by the Accept header. */
  format: ImageFormat | null;
}

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

const MAX_SIDE_PX = 5760;
const FORMATS: ReadonlyMap<string, ImageFormat> = new Map([
  ['avif', 'avif'],
  ['webp', 'webp'],
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
]);

/**
 * Parses `width`, `height`, `crop` and `format` of a CDN URL; ignores other parameters (`v`). Null unless the sides are
 * whole pixels from 1 to 5760, and `crop` and `format` have values that the shop and Hydrogen request.
 * https://shopify.dev/docs/api/storefront/2025-07/input-objects/ImageTransformInput
 */
export function parseImageRequest(parameters: URLSearchParams): ImageRequest | null {
  const width = parseSide(parameters.get('width'));
  const height = parseSide(parameters.get('height'));
  const crop = parameters.get('crop') || null;
  const formatName = parameters.get('format') || null;
  const format = formatName === null ? null : FORMATS.get(formatName.toLowerCase());
  if (width === undefined || height === undefined || format === undefined) return null;
  if (crop !== null && crop !== 'center') return null;
  return {width, height, isCropped: crop !== null, format};
}

/** The best format that the Accept header lists; otherwise JPEG. */
export function negotiateFormat(accept: string): ImageFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

/** Undefined for an invalid side. */
function parseSide(text: string | null): number | null | undefined {
  if (text === null || text === '') return null;
  const side = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return side >= 1 && side <= MAX_SIDE_PX ? side : undefined;
}
