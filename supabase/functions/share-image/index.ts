import {createEdgeContext} from '../_shared/edge-context.ts';
import {createDrawing} from './draw-card.ts';
import {createHandler} from './handler.ts';

const read = (path: string, beside: string) => Deno.readFile(new URL(path, beside));

// https://supabase.com/docs/guides/functions/examples/image-manipulation
const drawCard = createDrawing(async () => ({
  wasm: await read('x86/magick.wasm', import.meta.resolve('@imagemagick/magick-wasm')),
  serif: await read('fonts/newsreader.ttf', import.meta.url),
  sans: await read('fonts/hanken-grotesk.ttf', import.meta.url),
}));

Deno.serve(createHandler(createEdgeContext(Deno.env.toObject()), drawCard));
