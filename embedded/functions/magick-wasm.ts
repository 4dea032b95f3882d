import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';

/** Reads ImageMagick's WebAssembly module. */
export function loadMagick(): Promise<Uint8Array> {
  const require = createRequire(import.meta.url);
  return readFile(require.resolve('@imagemagick/magick-wasm/magick.wasm'));
}
