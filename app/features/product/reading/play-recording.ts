/**
 * Plays the recording at an address. `onEnd` is called at its end, and where the browser wants another press first;
 * `onFailure` when it cannot be loaded or played. Returns what stops it.
 */
export function playRecording(
  address: string,
  {onEnd, onFailure}: {onEnd: () => void; onFailure: () => void},
): () => void {
  const audio = new Audio(address);
  let isOver = false;

  function stop() {
    isOver = true;
    audio.pause();
    // Ends the download too.
    audio.removeAttribute('src');
    audio.load();
  }

  audio.onended = onEnd;
  audio.play().then(
    () => {
      audio.onerror = onEnd;
    },
    (error: unknown) => {
      if (isOver) return;
      stop();
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (isRefused) onEnd();
      else onFailure();
    },
  );
  return stop;
}
