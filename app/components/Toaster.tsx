import {useEffect, useState, type ComponentType} from 'react';
import {hasToasts, subscribeToToasts} from '~/components/toast-queue';
import {onDemand} from '~/lib/browser/on-demand';

const toasterCode = onDemand(() => import('~/components/SonnerToaster'), 'SonnerToaster');

/**
 * The toasts' container, mounted once. Its code loads with the first toast, as most visits need none, or when a form
 * takes the focus, since a later failure may be a lost connection. If the code cannot be loaded the toast is lost, and
 * the next one retries.
 */
export function Toaster() {
  const [LoadedToaster, setLoadedToaster] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (LoadedToaster) return;
    const load = () =>
      toasterCode.load().then(
        (loaded) => setLoadedToaster(() => loaded),
        () => {},
      );
    const loadForToasts = () => void (hasToasts() && load());
    const loadForFields = ({target}: FocusEvent) =>
      void (target instanceof HTMLElement && target.closest('form') && load());
    loadForToasts();
    document.addEventListener('focusin', loadForFields);
    const unsubscribe = subscribeToToasts(loadForToasts);
    return () => {
      document.removeEventListener('focusin', loadForFields);
      unsubscribe();
    };
  }, [LoadedToaster]);

  return LoadedToaster && <LoadedToaster />;
}
