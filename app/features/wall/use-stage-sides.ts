import {useEffect, useState, type RefObject} from 'react';
import type {Sides} from '~/shop/room/room-view';

/** The size of the stage in CSS pixels; null until it has one. */
export function useStageSides(ref: RefObject<HTMLElement>): Sides | null {
  const [sides, setSides] = useState<Sides | null>(null);
  useEffect(() => {
    const stage = ref.current;
    if (!stage) return;
    const observer = new ResizeObserver(([entry]) => {
      const {width, height} = entry!.contentRect;
      // A closed stage has no size, so the last one stays.
      if (width > 0 && height > 0) setSides({width, height});
    });
    observer.observe(stage);
    return () => observer.disconnect();
  }, [ref]);
  return sides;
}
