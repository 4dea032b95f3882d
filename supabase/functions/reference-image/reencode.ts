import {
  AlphaAction,
  type ByteArray,
  type IMagickImage,
  initializeImageMagick,
  MagickColors,
  MagickError,
  MagickErrorSeverity,
  MagickFormat,
  MagickImage,
  MagickImageInfo,
  MagickReadSettings,
  ResourceLimits,
  type WarningEvent,
} from '@imagemagick/magick-wasm';
import {type PictureType, sniffPictureType} from './picture-type.ts';

/** Why a file has no picture: it is of no accepted format, too large to decode, or truncated or malformed. */
export type PictureFault = 'not-a-picture' | 'too-many-pixels' | 'broken';

/**
 * Makes a JPEG of any accepted file: upright, with its colour profile and with none of its metadata, such as the place where it was taken.
 * Of an animation it is the first frame. Throws only when ImageMagick itself fails.
 */
export type Reencode = (
  file: Uint8Array,
) => Promise<{jpeg: Uint8Array<ArrayBuffer>} | {fault: PictureFault}>;

/**
 * How each format is read, and how many pixels its decoder takes within the 256 MB and the 2 seconds of processor time that Supabase
 * gives a function (docs/decisions/private-pictures.md has the measurements). A telephone's photograph fits: a JPEG of 50 megapixels, a
 * HEIC of 12.
 */
const FORMATS: Record<PictureType, {format: MagickFormat; maxMegapixels: number}> = {
  'image/jpeg': {format: MagickFormat.Jpeg, maxMegapixels: 51},
  'image/png': {format: MagickFormat.Png, maxMegapixels: 16},
  'image/webp': {format: MagickFormat.WebP, maxMegapixels: 16},
  'image/gif': {format: MagickFormat.Gif, maxMegapixels: 16},
  'image/heic': {format: MagickFormat.Heic, maxMegapixels: 13},
  'image/avif': {format: MagickFormat.Avif, maxMegapixels: 6},
};

/** What a decoder may allocate when a file has more pixels than its header says. */
const MEMORY_LIMIT_BYTES = 200_000_000n;

/** A JPEG is scaled to about this longer side while it is decoded, in pixels. */
const LONGEST_SIDE_PX = 2400;
const JPEG_QUALITY = 88;

/** Loads ImageMagick (`dist/x86/magick.wasm` of its package) once, before the first picture; a failed load is retried for the next one. */
export function createReencode(load: () => Promise<Uint8Array>): Reencode {
  let loading: Promise<void> | null = null;
  return async (file) => {
    const type = sniffPictureType(file);
    if (!type) return {fault: 'not-a-picture'};
    loading ??= load()
      .then(prepare)
      .catch((error: unknown) => {
        loading = null;
        throw error;
      });
    await loading;
    try {
      return reencode(file as ByteArray, type);
    } catch (error) {
      if (!(error instanceof MagickError)) throw error;
      const isTooMuch = error.severity === MagickErrorSeverity.ResourceLimitError;
      return {fault: isTooMuch ? 'too-many-pixels' : 'broken'};
    }
  };
}

async function prepare(wasm: Uint8Array): Promise<void> {
  await initializeImageMagick(wasm as ByteArray);
  ResourceLimits.memory = MEMORY_LIMIT_BYTES;
  ResourceLimits.disk = 0n;
}

function reencode(file: ByteArray, type: PictureType): Awaited<ReturnType<Reencode>> {
  const {format, maxMegapixels} = FORMATS[type];
  // An explicit format, so that no other decoder runs.
  const settings = new MagickReadSettings({format, frameIndex: 0, frameCount: 1});
  const {width, height} = MagickImageInfo.create(file, settings);
  if (width * height > maxMegapixels * 1_000_000) return {fault: 'too-many-pixels'};
  const scale = LONGEST_SIDE_PX / Math.max(width, height);
  if (scale < 1) {
    const size = `${Math.ceil(width * scale)}x${Math.ceil(height * scale)}`;
    settings.setDefine(MagickFormat.Jpeg, 'size', size);
  }
  const image = MagickImage.create();
  try {
    image.onWarning = refuseTruncated;
    image.read(file, settings);
    image.autoOrient();
    removeMetadata(image);
    // A JPEG has no transparent parts.
    image.backgroundColor = MagickColors.White;
    image.alpha(AlphaAction.Remove);
    image.quality = JPEG_QUALITY;
    // A copy, because ImageMagick reuses the memory.
    return {jpeg: image.write(MagickFormat.Jpeg, (bytes) => new Uint8Array(bytes))};
  } finally {
    image.dispose();
  }
}

/** Of everything that a truncated file is, only a JPEG is decoded, with a warning and a grey rest. */
function refuseTruncated({error}: WarningEvent): void {
  if (error.message.startsWith('Premature end')) throw error;
}

/** The colour profile stays, or the colours of a telephone's photograph would change. */
function removeMetadata(image: IMagickImage): void {
  const profile = image.getColorProfile();
  // A copy, because the memory is free after that.
  const colors = profile && new Uint8Array(profile.data);
  image.strip();
  if (colors) image.setProfile('icc', colors);
}
