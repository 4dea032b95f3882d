import {useNavigation} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {Spinner} from '~/components/Spinner';

/** A page that comes sooner than this needs no sign of waiting; one would only flicker. */
const PATIENCE_MS = 150;

/** Shows that the next page is on its way: a line along the upper edge and a spinner beneath it. */
export function NavigationProgress() {
  const isUnderWay = useNavigation().state !== 'idle';
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isUnderWay]);

  if (!isSlow) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-30">
      <div className="h-[3px] origin-left animate-progress bg-sea" />
      <div className="mx-auto mt-[calc(var(--spacing-header)+0.75rem)] grid size-11 place-items-center rounded-full border border-line bg-wall text-sea">
        <Spinner label="Loading" className="size-5" />
      </div>
    </div>
  );
}
