import {useEffect, useState, type ReactNode} from 'react';

/** About the bar's height, in pixels. What it covers is out of sight. */
const BAR_HEIGHT = 64;

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
  const isInSight = useInSight(stepId);
  if (isInSight) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-wall px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] beside:hidden print:hidden">
      {children}
    </div>
  );
}

/** Whether the element with that id is in sight. False until that is known, and without an element. */
function useInSight(id: string): boolean {
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setIsInSight(entries.at(-1)!.isIntersecting),
      {rootMargin: `0px 0px -${BAR_HEIGHT}px`},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInSight;
}
