import {useNavigation} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {Spinner} from '~/components/Spinner';

/** Faster navigations show no indicator, because it would only flicker. */
const INDICATOR_DELAY_MS = 150;

/** Shows a pending navigation with a progress bar at the top and a spinner below it. */
export function NavigationProgress() {
  const isNavigating = useNavigation().state !== 'idle';
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isNavigating) return;
    const timer = setTimeout(() => setIsSlow(true), INDICATOR_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isNavigating]);

  if (!isSlow) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-30">
      <div className="h-[3px] origin-left animate-progress bg-sea" />
      <div className="mx-auto mt-[calc(var(--spacing-header)+0.75rem)] grid size-[44px] place-items-center rounded-full border border-line bg-wall text-sea">
        <Spinner className="size-5" />
      </div>
    </div>
  );
}
