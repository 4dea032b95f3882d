interface ReadThroughOptions {
  /** Called with each chunk before it's passed on. An exception ends both streams. */
  onChunk: (chunk: Uint8Array) => void;
  /** Aborting it ends the source, and with it the stream. */
  signal?: AbortSignal;
}

/**
 * Passes another stream's chunks on. `pipeThrough` has a promise in workerd that no code can catch: it logs a stack for
 * every visitor who leaves.
 */
export function passThroughStream(
  source: ReadableStream<Uint8Array>,
  {onChunk, signal}: ReadThroughOptions,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  // Not awaited, because the reason for the end is known.
  const stop = (reason: unknown) => void reader.cancel(reason).catch(() => undefined);
  signal?.addEventListener('abort', () => stop(signal.reason), {once: true});
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const {done, value} = await reader.read();
        if (done) return controller.close();
        try {
          onChunk(value);
        } catch (error) {
          stop(error);
          throw error;
        }
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    {highWaterMark: 0},
  );
}
