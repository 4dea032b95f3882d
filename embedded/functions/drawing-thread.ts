import {once} from 'node:events';
import {Worker} from 'node:worker_threads';
import type {DrawCard} from '../../supabase/functions/share-image/draw-card';

export interface DrawingThread {
  draw: DrawCard;
  /** Aborts the current card and stops the thread. */
  close(): Promise<void>;
}

type ThreadResult = {image: Uint8Array<ArrayBuffer>} | {reason: string};

/**
 * The first card takes a second or two, in which ImageMagick is compiled, and longer on a busy machine; later ones a
 * third of a second.
 */
const DRAWING_TIMEOUT_MS = 40_000;

/**
 * Draws share images in a worker thread, one after another, so that they do not block the backend: at Supabase a
 * function has its own processor. The thread starts with the first card. A card that times out terminates it, and the
 * next one starts a new thread.
 */
export function createDrawingThread({
  timeoutMs = DRAWING_TIMEOUT_MS,
  script = new URL('./drawing-worker.mjs', import.meta.url),
} = {}): DrawingThread {
  let thread: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function drawNext(card: Parameters<DrawCard>[0], picture: Parameters<DrawCard>[1]) {
    thread ??= start(script);
    const result = await request(thread, {card, picture}, timeoutMs).catch(
      async (error: unknown) => {
        await end();
        throw error;
      },
    );
    if ('image' in result) return result.image;
    throw new Error(`The card could not be drawn: ${result.reason}`);
  }

  async function end() {
    const ended = thread;
    thread = null;
    await ended?.terminate();
  }

  return {
    draw(card, picture) {
      const drawing = last.then(() => drawNext(card, picture));
      last = drawing.catch(() => {});
      return drawing;
    },
    close: end,
  };
}

function start(script: URL): Worker {
  const thread = new Worker(script);
  // Does not prevent the process from exiting.
  thread.unref();
  return thread;
}

/** The thread's result. Rejects when the thread fails, exits, or times out. */
async function request(thread: Worker, message: object, timeoutMs: number): Promise<ThreadResult> {
  const ended = new AbortController();
  const onExit = () => ended.abort();
  thread.once('exit', onExit);
  try {
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(timeoutMs)]);
    thread.postMessage(message);
    const [result] = (await once(thread, 'message', {signal})) as [ThreadResult];
    return result;
  } finally {
    thread.off('exit', onExit);
  }
}
