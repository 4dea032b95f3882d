import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {createReencode} from '../../supabase/functions/reference-image/reencode';
import {createDrawing, type DrawCard} from '../../supabase/functions/share-image/draw-card';

/** The functions' long computations, each in a worker thread of its own. */

const FONTS = new URL('../../supabase/functions/share-image/fonts/', import.meta.url);

function loadMagick(): Promise<Uint8Array> {
  const require = createRequire(import.meta.url);
  return readFile(require.resolve('@imagemagick/magick-wasm/magick.wasm'));
}

const draw = createDrawing(async () => ({
  wasm: await loadMagick(),
  serif: await readFile(new URL('newsreader.ttf', FONTS)),
  sans: await readFile(new URL('hanken-grotesk.ttf', FONTS)),
}));

export const drawCard = (input: Parameters<DrawCard>) => draw(...input);
export const reencode = createReencode(loadMagick);
