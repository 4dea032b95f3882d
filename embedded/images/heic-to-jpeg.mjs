import {readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {ImageMagick, initializeImageMagick, MagickFormat} from '@imagemagick/magick-wasm';

/**
 * `node heic-to-jpeg.mjs FILE`: converts a photo from an iPhone (HEIC) to a JPEG in place. sharp has no decoder for it,
 * and ImageMagick takes seconds for a large one, so it has its own process. Removes the camera's metadata, such as the
 * location, and keeps the colour profile.
 */
const [, , file] = process.argv;
const wasm = createRequire(import.meta.url).resolve('@imagemagick/magick-wasm/magick.wasm');
await initializeImageMagick(await readFile(wasm));
const jpeg = ImageMagick.read(await readFile(file), MagickFormat.Heic, (image) => {
  image.removeProfile('exif');
  image.removeProfile('xmp');
  image.quality = 92;
  return image.write(MagickFormat.Jpeg, (bytes) => Uint8Array.from(bytes));
});
await writeFile(file, jpeg);
