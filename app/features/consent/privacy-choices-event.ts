const OPEN_EVENT = 'privacy-choices';

/** Opens the privacy choices. */
export function openPrivacyChoices(): void {
  window.dispatchEvent(new Event(OPEN_EVENT));
}

/** Calls back when the privacy choices are opened; returns a function that unsubscribes. */
export function onPrivacyChoicesOpen(listener: () => void): () => void {
  window.addEventListener(OPEN_EVENT, listener);
  return () => window.removeEventListener(OPEN_EVENT, listener);
}
