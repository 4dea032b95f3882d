import {readFile} from 'node:fs/promises';
import {createDrawing, type DrawCard} from '../../supabase/functions/share-image/draw-card';
import {answerInputs, MAGICK_WASM} from './answer-inputs';

/** The worker thread that draws share images. */

const FONTS = new URL('../../supabase/functions/share-image/fonts/', import.meta.url);

const drawCard = createDrawing(async () => ({
  wasm: await readFile(MAGICK_WASM),
  serif: await readFile(new URL('newsreader.ttf', FONTS)),
  sans: await readFile(new URL('hanken-grotesk.ttf', FONTS)),
}));

answerInputs((input: Parameters<DrawCard>) => drawCard(...input));
