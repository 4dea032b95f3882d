import type {ReactNode} from 'react';
import {useInSight} from './use-in-sight';

export interface BottomBarProps {
  /** The id of the step on the page. While that is in sight, there's no bar. */
  stepId: string;
  /** The step, and what it's about. */
  children: ReactNode;
}

/**
 * A bar with the page's next step at the bottom edge of a phone or an upright tablet, while the step itself is out of
 * sight. The server renders it, so it's there at once. Without JavaScript, it stays.
 */
export function BottomBar({stepId, children}: BottomBarProps) {
  const isInSight = useInSight(stepId, false);
  if (isInSight) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-wall px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] beside:hidden print:hidden">
      {children}
    </div>
  );
}
