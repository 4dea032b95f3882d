/**
 * What `work` resolves to, if it does within `limitMs`; else rejects with a `TimeoutError`. For Hydrogen's own helpers, which
 * take no signal.
 */
export async function withTimeLimit<Result>(
  work: Promise<Result>,
  limitMs: number,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const error = new DOMException('No answer in time', 'TimeoutError');
    timer = setTimeout(() => reject(error), limitMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
