const ASKED = 'privacy-choices';

/** Opens the privacy choices, wherever on the page they are. */
export function askAgain(): void {
  window.dispatchEvent(new Event(ASKED));
}

/** Answers the function that ends it. */
export function whenAskedAgain(listener: () => void): () => void {
  window.addEventListener(ASKED, listener);
  return () => window.removeEventListener(ASKED, listener);
}
