import {useEffect} from 'react';

/** For a connection that is up but transfers nothing. */
const CHECK_TIMEOUT_MS = 10_000;

/**
 * Reloads the page when an import fails because a new deployment has removed the build's files. A lost connection, or a
 * page that the visitor leaves, makes an import fail too, so this asks whether the root's own file is still there: its
 * name changes with every build. A page that is itself the result of a reload isn't reloaded again.
 */
export function useGoneBuild(): void {
  useEffect(() => {
    async function reloadIfGone() {
      if (!isReloaded() && (await isGone(import.meta.url))) location.reload();
    }
    window.addEventListener('vite:preloadError', reloadIfGone);
    return () => window.removeEventListener('vite:preloadError', reloadIfGone);
  }, []);
}

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

/** Also false when the server can't be reached. Bypasses the HTTP cache, where the file is fresh for a year. */
async function isGone(file: string): Promise<boolean> {
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  const answer = await fetch(file, {method: 'HEAD', cache: 'no-store', signal}).catch(() => null);
  return answer !== null && [404, 410].includes(answer.status);
}
