import {useEffect, useState} from 'react';
import {hasToasts, subscribeToToasts} from '~/components/toast-queue';
import {useOnDemand} from '~/components/use-on-demand';
import {onDemand} from '~/lib/browser/on-demand';

const toasterCode = onDemand(() => import('~/components/SonnerToaster'), 'SonnerToaster');

/**
 * The toasts' container, mounted once. Its code loads with the first toast, as most visits need none, or when a form
 * takes the focus, since a later failure may be a lost connection. If the code cannot be loaded the toast is lost, and
 * the next one retries.
 */
export function Toaster() {
  const [isNeeded, setIsNeeded] = useState(false);
  const LoadedToaster = useOnDemand(toasterCode, isNeeded, () => setIsNeeded(false));

  useEffect(() => {
    const loadForToasts = () => hasToasts() && setIsNeeded(true);
    const loadForFields = ({target}: FocusEvent) =>
      target instanceof HTMLElement && target.closest('form') && setIsNeeded(true);
    loadForToasts();
    document.addEventListener('focusin', loadForFields);
    const unsubscribe = subscribeToToasts(loadForToasts);
    return () => {
      document.removeEventListener('focusin', loadForFields);
      unsubscribe();
    };
  }, []);

  return LoadedToaster && <LoadedToaster />;
}
