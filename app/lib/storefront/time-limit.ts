/**
 * Resolves as `work` does, or rejects with a `TimeoutError` after `limitMs`. For Hydrogen's helpers, which accept no
 * signal.
 */
export async function withTimeLimit<Result>(
  work: Promise<Result>,
  limitMs: number,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('No answer in time', 'TimeoutError')),
      limitMs,
    );
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
