import {once} from 'node:events';
import {Worker} from 'node:worker_threads';
import type {DrawCard} from '../../supabase/functions/share-image/draw-card';

export interface DrawingThread {
  draw: DrawCard;
  /** Breaks off what is being drawn. */
  close(): Promise<void>;
}

type Answer = {image: Uint8Array<ArrayBuffer>} | {reason: string};

/** The first card takes a second or two, in which ImageMagick is compiled, and on a busy machine more; later ones a third of one. */
const LIMIT_MS = 15_000;

/**
 * Draws share images in a thread of its own, one after the other, so that nothing else of the backend waits for them: at
 * Supabase a function has its own processor. The thread starts with the first card; one that takes too long ends it, and the
 * next begins another.
 */
export function createDrawingThread({
  limitMs = LIMIT_MS,
  script = new URL('./drawing-worker.mjs', import.meta.url),
} = {}): DrawingThread {
  let thread: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function drawNext(...[card, picture]: Parameters<DrawCard>) {
    thread ??= start(script);
    const answer = await ask(thread, {card, picture}, limitMs).catch(async (error: unknown) => {
      await end();
      throw error;
    });
    if ('image' in answer) return answer.image;
    throw new Error(`The card could not be drawn: ${answer.reason}`);
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
  // Waits for work without keeping the process.
  thread.unref();
  return thread;
}

/** What the thread answers. Rejects when it breaks, ends, or has not answered in time. */
async function ask(thread: Worker, question: object, limitMs: number): Promise<Answer> {
  const ended = new AbortController();
  const onExit = () => ended.abort();
  thread.once('exit', onExit);
  try {
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(limitMs)]);
    thread.postMessage(question);
    const [answer] = (await once(thread, 'message', {signal})) as [Answer];
    return answer;
  } finally {
    thread.off('exit', onExit);
  }
}
