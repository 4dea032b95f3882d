import {useEffect} from 'react';

/** For a connection that is up and carries nothing. */
const CHECK_TIMEOUT_MS = 10_000;

/**
 * Reloads the page when code could not be imported because a new deployment has removed its build. `buildFile` is the
 * URL of a file that no other build has: it tells a build that is gone from a connection that is. A page that is itself the
 * result of a reload is not reloaded again, so that nothing can loop.
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

/** False also where the server cannot be reached. Past the HTTP cache, in which the file is fresh for a year. */
async function isGone(file: string): Promise<boolean> {
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  const answer = await fetch(file, {method: 'HEAD', cache: 'no-store', signal}).catch(() => null);
  return answer !== null && [404, 410].includes(answer.status);
}
