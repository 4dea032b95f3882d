import {useNavigation} from '@remix-run/react';
import {Spinner} from '~/components/Spinner';
import {useWords} from '~/words';

/** Shows a pending navigation with a progress bar at the top and a spinner below it. */
export function NavigationProgress() {
  const words = useWords();
  if (useNavigation().state === 'idle') return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-30 animate-later">
      <div className="h-[3px] origin-left animate-progress bg-sea" />
      <div className="mx-auto mt-[calc(var(--spacing-header)+0.75rem)] grid size-[44px] place-items-center rounded-full border border-line bg-wall text-sea">
        <Spinner label={words.controls.loading} className="size-5" />
      </div>
    </div>
  );
}
