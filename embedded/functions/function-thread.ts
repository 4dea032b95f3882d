import {once} from 'node:events';
import {Worker} from 'node:worker_threads';

/** A thread for a function's long computation from `Input` to `Output`. */
export interface FunctionThread<Input, Output> {
  /** Rejects with the error of the thread's function. */
  run(input: Input): Promise<Output>;
  /** Aborts the current run and stops the thread. */
  close(): Promise<void>;
}

type ThreadResult<Output> = {output: Output} | {reason: string};

/** The first run takes a second or two, because it compiles ImageMagick, and longer on a busy machine. */
const RUN_TIMEOUT_MS = 40_000;

/**
 * Runs a worker thread's function, one call after another, so that it doesn't block the backend: at Supabase, a
 * function has its own processor. The thread starts with the first run. A timeout terminates it, and the next run
 * starts a new thread.
 */
export function createFunctionThread<Input, Output>(
  script: URL,
  timeoutMs = RUN_TIMEOUT_MS,
): FunctionThread<Input, Output> {
  let thread: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function runNext(input: Input): Promise<Output> {
    thread ??= start(script);
    const result = await request<Output>(thread, input, timeoutMs).catch(async (error: unknown) => {
      await end();
      throw error;
    });
    if ('output' in result) return result.output;
    throw new Error(result.reason);
  }

  async function end() {
    const ended = thread;
    thread = null;
    await ended?.terminate();
  }

  return {
    run(input) {
      const run = last.then(() => runNext(input));
      last = run.catch(() => {});
      return run;
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
async function request<Output>(
  thread: Worker,
  message: unknown,
  timeoutMs: number,
): Promise<ThreadResult<Output>> {
  const ended = new AbortController();
  const onExit = () => ended.abort();
  thread.once('exit', onExit);
  try {
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(timeoutMs)]);
    thread.postMessage(message);
    const [result] = (await once(thread, 'message', {signal})) as [ThreadResult<Output>];
    return result;
  } finally {
    thread.off('exit', onExit);
  }
}
