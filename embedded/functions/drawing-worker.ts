import {readFile} from 'node:fs/promises';
import {createDrawing, type DrawCard} from '../../supabase/functions/share-image/draw-card';
import {loadMagick} from './magick-wasm';

/** The worker thread that draws share images. */

const FONTS = new URL('../../supabase/functions/share-image/fonts/', import.meta.url);

const drawCard = createDrawing(async () => ({
  wasm: await loadMagick(),
  serif: await readFile(new URL('newsreader.ttf', FONTS)),
  sans: await readFile(new URL('hanken-grotesk.ttf', FONTS)),
}));

export default (input: Parameters<DrawCard>) => drawCard(...input);
