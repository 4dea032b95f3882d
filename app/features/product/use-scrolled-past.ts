import {useEffect, useState, type RefObject} from 'react';

/** Whether the element has left the viewport at its top edge. */
export function useScrolledPast(ref: RefObject<Element>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) =>
      setIsPast(entry!.boundingClientRect.bottom < 0),
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isPast;
}
