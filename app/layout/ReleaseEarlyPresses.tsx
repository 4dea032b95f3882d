import {useEffect} from 'react';
import {useHydrated} from '~/lib/browser/use-hydrated';

/**
 * Repeats the presses from before hydration: see `early-presses`. Rendered last, since effects run in order and all components
 * that wait for hydration render in one transition.
 */
export function ReleaseEarlyPresses() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) window.releaseEarlyPresses?.();
  }, [isHydrated]);
  return null;
}
