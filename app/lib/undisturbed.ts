const PRESSES = ['pointer', 'mouse', 'touch', 'key'].flatMap((device) =>
  ['down', 'up', 'start', 'end', 'press'].map((phase) => device + phase),
);
const DISTURBING = [...PRESSES, 'click', 'input', 'change', 'submit'];

/**
 * Keeps React from what a visitor does to the page until `isReady` resolves; the browser itself goes on. React 18 would
 * hurry for it, and gives up a page whose data has not come when it does (error 345).
 */
export function keepUndisturbed(isReady: Promise<void>): void {
  const stop = (event: Event) => event.stopPropagation();
  // In the capture phase of the window: ahead of React's own listeners, which are the document's.
  for (const type of DISTURBING) addEventListener(type, stop, true);
  void isReady.then(() => {
    for (const type of DISTURBING) removeEventListener(type, stop, true);
  });
}
