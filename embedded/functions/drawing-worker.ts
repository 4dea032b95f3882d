import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {parentPort} from 'node:worker_threads';
import type {ShareCard} from '../../supabase/functions/_shared/contracts/share-image';
import {createDrawing} from '../../supabase/functions/share-image/draw-card';

/** The worker thread that draws share images; `drawing-thread.ts` starts it and defines its messages. */

const FONTS = new URL('../../supabase/functions/share-image/fonts/', import.meta.url);
const WASM = createRequire(import.meta.url).resolve('@imagemagick/magick-wasm/magick.wasm');

const drawCard = createDrawing(async () => ({
  wasm: await readFile(WASM),
  serif: await readFile(new URL('newsreader.ttf', FONTS)),
  sans: await readFile(new URL('hanken-grotesk.ttf', FONTS)),
}));

parentPort?.on('message', async ({card, picture}: {card: ShareCard; picture: Uint8Array}) => {
  try {
    const image = await drawCard(card, picture);
    parentPort?.postMessage({image}, [image.buffer]);
  } catch (error) {
    parentPort?.postMessage({reason: String(error)});
  }
});
