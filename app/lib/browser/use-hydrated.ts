import {startTransition, useEffect, useState} from 'react';

/**
 * Components that mount after hydration need not match the server's HTML. Never set on a server, where no effect runs.
 */
let isPageHydrated = false;

/**
 * False on the server and during hydration, true afterwards. The update is one transition, which React can interrupt,
 * so that a slow phone stays responsive.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(isPageHydrated);
  useEffect(() => {
    isPageHydrated = true;
    startTransition(() => setIsHydrated(true));
  }, []);
  return isHydrated;
}
