/** Settles as `work` does, or rejects with a `TimeoutError` after `limitMs`. For calls that don't accept a signal. */
export function withTimeLimit<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DOMException('No answer in time', 'TimeoutError')),
      limitMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
