import {createRequire} from 'node:module';
import {parentPort} from 'node:worker_threads';

/** ImageMagick, which the functions with their own thread need. */
export const MAGICK_WASM = createRequire(import.meta.url).resolve(
  '@imagemagick/magick-wasm/magick.wasm',
);

/** Turns this worker thread into one that `function-thread.ts` can run. */
export function answerInputs<Input, Output>(run: (input: Input) => Promise<Output>): void {
  parentPort?.on('message', async (input: Input) => {
    try {
      parentPort?.postMessage({output: await run(input)});
    } catch (error) {
      parentPort?.postMessage({reason: String(error)});
    }
  });
}
