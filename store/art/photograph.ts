import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import sharp, {type Sharp} from 'sharp';

/** The version of the processing. A new version creates every picture again. */
const RECIPE = '2';
/** Below Shopify's limits of 5000 pixels, 25 megapixels and 20 MB. */
const MAX_SIDE_PX = 4000;
const QUALITY = 90;
/**
 * The share of each side that a close-up shows, and the size that it needs to show more detail than the whole picture.
 */
const CLOSE_UP_SHARE = 0.4;
const CLOSE_UP_MIN_PX = 800;
const CLOSE_UP_MAX_PX = 1800;
const SKETCH_PX = 400;

/** The IPTC's property 'Data Mining': http://ns.useplus.org/LDF/ldf-XMPSpecification */
const NOT_FOR_TRAINING = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/"><plus:DataMining>http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-AIMLTRAINING</plus:DataMining></rdf:Description></rdf:RDF></x:xmpmeta>`;

const HEIC =
  'is a HEIC photograph of an iPhone: save it as a JPEG (Settings, Camera, Formats, Most Compatible makes them so)';

/** A photograph that was opened and read to its last pixel. */
export interface Photograph {
  bytes: Buffer;
  /** The displayed size, turned as the camera recorded. */
  width: number;
  height: number;
  /** The photograph's main colour: '#e9caa6'. */
  dominantColor: string;
  /** The prefix of its pictures' file names, which changes with the photograph. */
  fingerprint: string;
  isUntagged: boolean;
  isCmyk: boolean;
  /** Whether the artist allows the training of AI models. Otherwise its pictures say that they don't. */
  isForTraining: boolean;
}

/** Opens a photograph. Throws a readable message when the file isn't one or is damaged. */
export async function openPhotograph(path: string, isForTraining: boolean): Promise<Photograph> {
  const bytes = await readFile(path);
  try {
    const {autoOrient, space, hasProfile, compression} = await sharp(bytes).metadata();
    if (compression === 'hevc') throw new Error(HEIC);
    // Reads every pixel for a thumbnail, which detects a truncated file.
    const sketch = await sharp(bytes, {failOn: 'warning', sequentialRead: true})
      .rotate()
      .toColourspace('srgb')
      .removeAlpha()
      .png()
      .toBuffer();
    const {dominant} = await sharp(sketch).resize(SKETCH_PX).stats();
    return {
      bytes,
      width: autoOrient.width,
      height: autoOrient.height,
      dominantColor: hex(dominant),
      fingerprint: createHash('sha256')
        .update(bytes)
        .update(`${RECIPE} ${isForTraining}`)
        .digest('hex')
        .slice(0, 8),
      isUntagged: !hasProfile,
      isCmyk: space === 'cmyk',
      isForTraining,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    if (reason === HEIC) throw error;
    throw new Error(`isn’t a complete picture (${reason})`, {cause: error});
  }
}

/** The picture for the shop: a full-colour JPEG, without the camera's location and time. */
export function wholePicture(photograph: Photograph): Promise<Buffer> {
  const picture = sharp(photograph.bytes)
    .rotate()
    .resize({width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true});
  return encode(picture, photograph);
}

/** Whether there are enough pixels for a close-up. */
export function hasCloseUp({width, height}: Photograph): boolean {
  return Math.min(width, height) * CLOSE_UP_SHARE >= CLOSE_UP_MIN_PX;
}

/** The part with the most detail, at its original resolution. */
export async function closeUpPicture(photograph: Photograph): Promise<Buffer> {
  const {bytes, width, height} = photograph;
  const part = await sharp(bytes)
    .rotate()
    .keepIccProfile()
    .resize({
      width: Math.round(width * CLOSE_UP_SHARE),
      height: Math.round(height * CLOSE_UP_SHARE),
      // Cuts without making the photograph smaller first.
      withoutReduction: true,
      position: sharp.strategy.entropy,
    })
    .tiff()
    .toBuffer();
  const picture = sharp(part).resize({
    width: CLOSE_UP_MAX_PX,
    height: CLOSE_UP_MAX_PX,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return encode(picture, photograph);
}

/**
 * A profile stays with its values, so that colours outside sRGB are kept. Without a profile, the values mean sRGB. CMYK
 * is for printing presses, so browsers get Display P3.
 */
function encode(picture: Sharp, {isUntagged, isCmyk, isForTraining}: Photograph): Promise<Buffer> {
  const opaque = picture.flatten({background: '#ffffff'});
  const tagged = isCmyk
    ? opaque.withIccProfile('p3')
    : isUntagged
      ? opaque.toColourspace('srgb').withIccProfile('srgb')
      : opaque.keepIccProfile();
  const marked = isForTraining ? tagged : tagged.withXmp(NOT_FOR_TRAINING);
  return marked.jpeg({quality: QUALITY, chromaSubsampling: '4:4:4', mozjpeg: true}).toBuffer();
}

export function jpegFile(name: string, jpeg: Buffer): File {
  return new File([new Uint8Array(jpeg)], `${name}.jpg`, {type: 'image/jpeg'});
}

function hex({r, g, b}: {r: number; g: number; b: number}): string {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
