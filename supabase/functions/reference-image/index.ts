import {createEdgeContext} from '../_shared/edge-context.ts';
import {createHandler} from './handler.ts';
import {createReencode} from './reencode.ts';

// https://supabase.com/docs/guides/functions/examples/image-manipulation
const reencode = createReencode(() =>
  Deno.readFile(new URL('x86/magick.wasm', import.meta.resolve('@imagemagick/magick-wasm'))),
);

Deno.serve(createHandler(createEdgeContext(Deno.env.toObject()), reencode));
