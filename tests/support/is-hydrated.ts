/**
 * Runs in the page. React has hydrated the page once its elements have React's own properties. Also true for a page
 * without scripts, and for one that isn't Remix's.
 */
export function isHydrated(): boolean {
  const main = document.querySelector('main');
  if (!main || !('__remixContext' in window)) return true;
  return Object.keys(main).some((key) => key.startsWith('__react'));
}
