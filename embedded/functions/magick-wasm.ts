import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';

/** Loads ImageMagick, as the functions that use it want it. */
export function loadMagick(): Promise<Uint8Array> {
  const require = createRequire(import.meta.url);
  return readFile(require.resolve('@imagemagick/magick-wasm/magick.wasm'));
}
