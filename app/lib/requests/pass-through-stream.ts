interface ReadThroughOptions {
  /** Called with each chunk before it is passed on; what it throws ends both streams. */
  onChunk: (chunk: Uint8Array) => void;
  /** Ends the source, and so the stream, when it is aborted. */
  signal?: AbortSignal;
}

/**
 * A stream of what another one brings. In place of `pipeThrough`, which in workerd has a promise that nobody can catch: for
 * every visitor who leaves it writes a stack.
 */
export function passThroughStream(
  source: ReadableStream<Uint8Array>,
  {onChunk, signal}: ReadThroughOptions,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  // Not waited for: why it ends is known.
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
