import {execFile} from 'node:child_process';
import {readFile, stat, writeFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import sharp from 'sharp';
import {type Measured, measurePicture} from './measure-picture';

const HEIC_TO_JPEG = fileURLToPath(new URL('./heic-to-jpeg.mjs', import.meta.url));
const TIMEOUT_MS = 60_000;
const LARGEST_BYTES = 10 * 1024 * 1024;
const LONGEST_SIDE_PX = 4000;

/**
 * Prepares an uploaded picture in place, so that a photo can be uploaded as the phone or the camera took it: HEIC
 * becomes a JPEG, and more than 10 MB a smaller JPEG. Null when the file isn't a complete picture.
 */
export async function preparePicture(path: string): Promise<Measured | null> {
  try {
    const received = await measurePicture(await readFile(path));
    if (received?.isHeic) {
      await promisify(execFile)(process.execPath, [HEIC_TO_JPEG, path], {timeout: TIMEOUT_MS});
    }
    if ((await stat(path)).size > LARGEST_BYTES) await writeFile(path, await shrink(path));
    return await measurePicture(await readFile(path));
  } catch {
    return null;
  }
}

/** The colour profile stays, so that colours outside sRGB are kept. */
function shrink(path: string): Promise<Buffer> {
  return sharp(path)
    .rotate()
    .resize({
      width: LONGEST_SIDE_PX,
      height: LONGEST_SIDE_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({background: '#ffffff'})
    .keepIccProfile()
    .jpeg({quality: 90})
    .toBuffer();
}
