/** The accepted picture formats, as media types. */
export type PictureType =
  'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/gif' | 'image/heic';

/** The number of bytes at a file's start that determine its type. */
const SNIFF_BYTES = 64;

/** The `ftyp` brands of still pictures and image sequences (ISO/IEC 23008-12 and the AV1 Image File Format). */
const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
/** Generic brands: the compatible brands specify the codec. */
const NEUTRAL_BRANDS = ['mif1', 'msf1', 'miaf'];

/** Detects a picture's type by its first bytes, whatever its name; null for anything else. */
export function sniffPictureType(head: Uint8Array): PictureType | null {
  const text = String.fromCharCode(...head.subarray(0, SNIFF_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp';
  return text.startsWith('ftyp', 4) ? typeOfBrands(head, text) : null;
}

/** The major brand decides, so that a video with a still picture stays a video. */
function typeOfBrands(head: Uint8Array, text: string): PictureType | null {
  const major = text.slice(8, 12);
  if (AVIF_BRANDS.includes(major)) return 'image/avif';
  if (HEIC_BRANDS.includes(major)) return 'image/heic';
  if (!NEUTRAL_BRANDS.includes(major)) return null;

  const [, , high = 0, low = 0] = head;
  const compatible = text.slice(16, high * 256 + low).match(/.{4}/gs) ?? [];
  return compatible.some((brand) => AVIF_BRANDS.includes(brand)) ? 'image/avif' : 'image/heic';
}
