import {useEffect, useState, type ComponentType} from 'react';
import {hasToasts, subscribeToToasts} from '~/components/toast-queue';
import {onDemand} from '~/lib/browser/on-demand';

const drawerCode = onDemand(() => import('~/components/SonnerToaster'), 'SonnerToaster');

/**
 * The place where toasts appear, mounted once. Its code arrives with the first toast, as most visits never need it; or when
 * somebody begins to fill in a form, which may have to say that the connection is lost. Code that does not arrive costs the
 * toast, and the next one asks for it again.
 */
export function Toaster() {
  const [Drawer, setDrawer] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (Drawer) return;
    const load = () =>
      drawerCode.load().then(
        (loaded) => setDrawer(() => loaded),
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
  }, [Drawer]);

  return Drawer && <Drawer />;
}
