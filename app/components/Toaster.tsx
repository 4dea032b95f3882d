import {lazy, Suspense, useEffect, useState} from 'react';
import {hasToasts, subscribeToToasts} from '~/components/toast-queue';

const SonnerToaster = lazy(() => import('~/components/SonnerToaster'));

/** The place where toasts appear, mounted once. Its code arrives with the first toast: most visits never need it. */
export function Toaster() {
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    if (isWanted) return;
    const check = () => setIsWanted(hasToasts());
    check();
    return subscribeToToasts(check);
  }, [isWanted]);

  return <Suspense fallback={null}>{isWanted && <SonnerToaster />}</Suspense>;
}
