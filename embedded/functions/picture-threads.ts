import {Piscina} from 'piscina';
import type {Reencode} from '../../supabase/functions/reference-image/reencode';
import type {DrawCard} from '../../supabase/functions/share-image/draw-card';

/** The functions' long computations. */
export interface PictureThreads {
  drawCard: DrawCard;
  reencode: Reencode;
  close(): Promise<void>;
}

/** After this time, a thread that hangs on its file ends. The first run compiles ImageMagick, and later ones wait for each other. */
const TIMEOUT_MS = 120_000;

/**
 * Runs the functions' computations in a thread each, so that they don't block the backend: at Supabase, a function has
 * its own processor. They don't share one, because re-encoding limits ImageMagick for its whole thread.
 */
export function startPictureThreads(): PictureThreads {
  const drawing = openThread('drawCard');
  const reencoding = openThread('reencode');
  const options = () => ({signal: AbortSignal.timeout(TIMEOUT_MS)});
  return {
    drawCard: (...input) => drawing.run(input, options()),
    reencode: (file) => reencoding.run(file, options()),
    async close() {
      await Promise.all([drawing.destroy(), reencoding.destroy()]);
    },
  };
}

/** The thread starts with its first run. */
function openThread(name: 'drawCard' | 'reencode'): Piscina {
  return new Piscina({
    filename: new URL('./picture-worker.mjs', import.meta.url).href,
    name,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Infinity,
  });
}
