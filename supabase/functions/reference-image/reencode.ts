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
import {loadOnce} from '../_shared/load-once.ts';
import {type PictureType, sniffPictureType} from './picture-type.ts';

/** Why a file can't be used: its format isn't accepted, it's too large to decode, or it's truncated or malformed. */
export type PictureProblem = 'not-a-picture' | 'too-many-pixels' | 'broken';

/**
 * Creates a JPEG from any accepted file: upright, with its colour profile and without metadata such as the location.
 * Uses the first frame of an animation. Throws only when ImageMagick itself fails.
 */
export type Reencode = (
  file: Uint8Array,
) => Promise<{jpeg: Uint8Array<ArrayBuffer>} | {problem: PictureProblem}>;

/**
 * How to read each format, and how many pixels its decoder can handle within the 256 MB and the 2 seconds of processor
 * time that Supabase gives a function (docs/decisions/private-pictures.md has the measurements). A phone's photo fits:
 * a JPEG of 50 megapixels, a HEIC of 12.
 */
const FORMATS: Record<PictureType, {format: MagickFormat; maxMegapixels: number}> = {
  'image/jpeg': {format: MagickFormat.Jpeg, maxMegapixels: 51},
  'image/png': {format: MagickFormat.Png, maxMegapixels: 16},
  'image/webp': {format: MagickFormat.WebP, maxMegapixels: 16},
  'image/gif': {format: MagickFormat.Gif, maxMegapixels: 16},
  'image/heic': {format: MagickFormat.Heic, maxMegapixels: 13},
  'image/avif': {format: MagickFormat.Avif, maxMegapixels: 6},
};

/** The decoder's memory limit, in case a file has more pixels than its header says. */
const MEMORY_LIMIT_BYTES = 200_000_000n;

/** The approximate longer side that a JPEG is scaled to while it's decoded, in pixels. */
const LONGEST_SIDE_PX = 2400;
const JPEG_QUALITY = 88;

/** `load` reads ImageMagick, `dist/x86/magick.wasm` of its package. */
export function createReencode(load: () => Promise<Uint8Array>): Reencode {
  const prepared = loadOnce(async () => prepare(await load()));
  return async (file) => {
    const type = sniffPictureType(file);
    if (!type) return {problem: 'not-a-picture'};
    await prepared();
    try {
      return reencode(file as ByteArray, type);
    } catch (error) {
      if (!(error instanceof MagickError)) throw error;
      const isTooMuch = error.severity === MagickErrorSeverity.ResourceLimitError;
      return {problem: isTooMuch ? 'too-many-pixels' : 'broken'};
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
  if (width * height > maxMegapixels * 1_000_000) return {problem: 'too-many-pixels'};
  const scale = LONGEST_SIDE_PX / Math.max(width, height);
  if (scale < 1) {
    const size = `${Math.ceil(width * scale)}x${Math.ceil(height * scale)}`;
    settings.setDefine(MagickFormat.Jpeg, 'size', size);
  }
  const image = MagickImage.create();
  try {
    image.onWarning = rejectTruncated;
    image.read(file, settings);
    image.autoOrient();
    removeMetadata(image);
    // JPEG has no transparency.
    image.backgroundColor = MagickColors.White;
    image.alpha(AlphaAction.Remove);
    image.quality = JPEG_QUALITY;
    // A copy, because ImageMagick reuses the memory.
    return {jpeg: image.write(MagickFormat.Jpeg, (bytes) => new Uint8Array(bytes))};
  } finally {
    image.dispose();
  }
}

/** Of truncated files, only a JPEG is decoded, with a warning and a grey remainder. */
function rejectTruncated({error}: WarningEvent): void {
  if (error.message.startsWith('Premature end')) throw error;
}

/** Keeps the colour profile, because otherwise the colours of a phone's photo would change. */
function removeMetadata(image: IMagickImage): void {
  const profile = image.getColorProfile();
  // A copy, because the memory is freed afterwards.
  const colors = profile && new Uint8Array(profile.data);
  image.strip();
  if (colors) image.setProfile('icc', colors);
}
