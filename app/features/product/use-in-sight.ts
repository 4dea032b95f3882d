import {useEffect, useState} from 'react';

/** About the height of the bar at the bottom edge, in pixels. What it covers is out of sight. */
const BAR_HEIGHT = 64;

/** Whether the element with that id is in sight; `initially` until that is known, and without an element. */
export function useInSight(id: string, initially: boolean): boolean {
  const [isInSight, setIsInSight] = useState(initially);
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
