import {startTransition, useEffect, useState} from 'react';

/** What is drawn later need not begin as the server's HTML did. Never set on a server, where no effect runs. */
let isPageHydrated = false;

/**
 * False in the server's HTML and the first render after it, true from then on: scripts run here. What that changes is drawn
 * for all at once and bit by bit, as hydration is, so that a slow phone answers its visitor in between.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(isPageHydrated);
  useEffect(() => {
    isPageHydrated = true;
    startTransition(() => setIsHydrated(true));
  }, []);
  return isHydrated;
}
