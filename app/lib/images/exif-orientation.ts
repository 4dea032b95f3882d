/** The part of an Exif block that is read: the orientation is in its first directory. */
export const EXIF_HEAD_BYTES = 65_536;

const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const UPRIGHT = 1;
const PREFIX = 'Exif\0';
/** `Exif`, a zero and a padding byte precede the block in JPEG, and in some WebP files. */
export const EXIF_PREFIX_BYTES = 6;

/** Whether the block begins with JPEG's prefix. */
export function hasExifPrefix(exif: Uint8Array): boolean {
  return String.fromCharCode(...exif.subarray(0, PREFIX.length)) === PREFIX;
}

/**
 * The orientation, 1 to 8, of an Exif block (CIPA DC-008, a TIFF file with or without JPEG's prefix). 1, upright, also
 * when there is none or the block is invalid; never throws.
 */
export function readOrientation(exif: Uint8Array): number {
  const tiff = hasExifPrefix(exif) ? exif.subarray(EXIF_PREFIX_BYTES) : exif;
  if (tiff.length < 8) return UPRIGHT;

  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const byteOrder = view.getUint16(0);
  if (byteOrder !== 0x4949 && byteOrder !== 0x4d4d) return UPRIGHT;
  const little = byteOrder === 0x4949;

  const directory = view.getUint32(4, little);
  if (directory + 2 > tiff.length) return UPRIGHT;
  const entries = view.getUint16(directory, little);
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return UPRIGHT;
    if (view.getUint16(at, little) !== ORIENTATION_TAG) continue;
    const value = view.getUint16(at + 8, little);
    const isValid = view.getUint16(at + 2, little) === SHORT && value >= 1 && value <= 8;
    return isValid ? value : UPRIGHT;
  }
  return UPRIGHT;
}

/** A minimal Exif block: a little-endian TIFF file of one directory with the orientation only. */
export function orientationExif(orientation: number): Uint8Array {
  // prettier-ignore
  return Uint8Array.of(
    0x49, 0x49, 42, 0, 8, 0, 0, 0, // byte order, TIFF's number, the directory's offset
    1, 0, // one entry
    0x12, 0x01, SHORT, 0, 1, 0, 0, 0, orientation, 0, 0, 0,
    0, 0, 0, 0, // no further directory
  );
}
