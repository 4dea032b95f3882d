/**
 * Resolves as `work` does, or rejects with a `TimeoutError` after `limitMs`. For Hydrogen's helpers, which accept no
 * signal.
 */
export function withTimeLimit<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  const signal = AbortSignal.timeout(limitMs);
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as DOMException));
  });
  return Promise.race([work, timeout]);
}
