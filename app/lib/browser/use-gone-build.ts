import {useEffect} from 'react';

/** How long a navigation or a post may be under way. Downloads and `mailto:` links give the same signs, and the page stays. */
const LEAVING_MS = 30_000;

/** For a connection that is up and carries nothing. */
const CHECK_TIMEOUT_MS = 10_000;

/**
 * Reloads the page when code could not be imported because a new deployment has removed its build. `buildFile` is the
 * URL of a file that no other build has: it tells a build that is gone from a connection that is.
 *
 * A page that is itself the result of a reload is not reloaded again, so that nothing can loop. Nor is one that is being left,
 * or that posts a form: a reload would cancel that. Firefox ends the imports of a page that is left, which then fail.
 */
export function useGoneBuild(buildFile: string | undefined): void {
  useEffect(() => {
    if (!buildFile) return;
    let leftAtMs = -Infinity;
    const leave = () => {
      leftAtMs = performance.now();
    };
    const isLeaving = () => performance.now() - leftAtMs < LEAVING_MS;

    async function reloadIfGone() {
      if (isLeaving() || isReloaded()) return;
      if ((await isGone(buildFile!)) && !isLeaving()) location.reload();
    }

    const listeners = new AbortController();
    const {signal} = listeners;
    // Safari on iOS fires no `beforeunload`.
    for (const sign of ['beforeunload', 'pagehide', 'submit']) {
      window.addEventListener(sign, leave, {signal});
    }
    window.addEventListener('vite:preloadError', reloadIfGone, {signal});
    return () => listeners.abort();
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
