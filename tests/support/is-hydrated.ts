/**
 * Runs in the page. React has hydrated it once its elements have React's own properties. True also for a page without scripts
 * and for one that is not Remix's.
 */
export function isHydrated(): boolean {
  const main = document.querySelector('main');
  if (!main || !('__remixContext' in window)) return true;
  return Object.keys(main).some((key) => key.startsWith('__react'));
}
