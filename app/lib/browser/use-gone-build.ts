import {useEffect} from 'react';

/** For a connection that is up but transfers nothing. */
const CHECK_TIMEOUT_MS = 10_000;

/**
 * Reloads the page when an import fails because a new deployment has removed the build's files. `buildFile` is the URL
 * of a file that no other build has: it tells a removed build from a lost connection. A page that is itself the result
 * of a reload isn't reloaded again, which prevents a loop.
 */
export function useGoneBuild(buildFile: string | undefined): void {
  useEffect(() => {
    if (!buildFile) return;
    async function reloadIfGone() {
      if (!isReloaded() && (await isGone(buildFile!))) location.reload();
    }
    window.addEventListener('vite:preloadError', reloadIfGone);
    return () => window.removeEventListener('vite:preloadError', reloadIfGone);
  }, [buildFile]);
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
