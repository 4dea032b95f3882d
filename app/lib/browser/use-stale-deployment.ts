import {useEffect} from 'react';
import {observeLeaving} from './leaving';
import {isFileGone, reloadStalePage} from './stale-deployment';

/**
 * Reloads the page when a module that loads on demand could not be fetched because a new deployment has removed it.
 * `buildFile` is the URL of a file that only the page's own build has.
 */
export function useStaleDeployment(buildFile: string | undefined): void {
  useEffect(() => {
    if (!buildFile) return;
    const isLeaving = observeLeaving(window, () => performance.now());
    let isChecking = false;

    const check = async () => {
      if (isChecking) return;
      isChecking = true;
      await reloadStalePage({
        buildFile,
        isBuildGone: () => isFileGone(buildFile),
        isLeaving,
        storage: () => sessionStorage,
        reload: () => location.reload(),
      });
      isChecking = false;
    };

    window.addEventListener('vite:preloadError', check);
    return () => window.removeEventListener('vite:preloadError', check);
  }, [buildFile]);
}
