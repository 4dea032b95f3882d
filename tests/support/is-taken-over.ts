/** Runs in the page: React has taken it over once its own keys hang on its elements; a page without scripts, or another's, always is. */
export function isTakenOver(): boolean {
  const main = document.querySelector('main');
  if (!main || !('__remixContext' in window)) return true;
  return Object.keys(main).some((key) => key.startsWith('__react'));
}
