import {useEffect, useState, type RefObject} from 'react';

/** Whether the element has left the viewport at its top edge. */
export function useScrolledPast(ref: RefObject<Element>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) =>
      setIsPast(entry ? !entry.isIntersecting && entry.boundingClientRect.bottom < 0 : false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isPast;
}
