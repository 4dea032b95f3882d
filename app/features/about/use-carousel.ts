import {useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {nearestSlide, restingPlaces} from './carousel-position';

/** Browsers that do not say when scrolling has ended have ended when nothing moved for so long. */
const SETTLED_MS = 150;

const KEY_STEPS: Record<string, number> = {ArrowLeft: -1, ArrowRight: 1};

// React warns of layout effects on the server, where there is nothing to lay out.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

export interface Carousel {
  /** The whole of it, in which the arrow keys work. */
  rootRef: RefObject<HTMLElement>;
  /** The row that scrolls; its children are the slides. */
  rowRef: RefObject<HTMLDivElement>;
  /** Index of the slide that is shown. */
  current: number;
  step: (by: number) => void;
}

/**
 * Which slide of a row with CSS scroll snap is shown, and the ways to another: `step`, the arrow keys, a press on a slide at
 * the edge, and the browser's own swipe. A video stops as soon as another slide is shown.
 */
export function useCarousel(): Carousel {
  const rootRef = useRef<HTMLElement>(null);
  const rowRef = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  // Of presses that follow one another faster than the row moves or React draws.
  const currentRef = useRef(0);

  const show = useCallback((index: number) => {
    currentRef.current = index;
    setCurrent(index);
  }, []);

  const goTo = useCallback(
    (index: number) => {
      const row = rowRef.current;
      const place = row && places(row)[index];
      if (place === null || place === undefined) return;
      show(index);
      row?.scrollTo({left: place});
    },
    [show],
  );

  const step = useCallback((by: number) => goTo(currentRef.current + by), [goTo]);

  useBrowserLayoutEffect(() => {
    const [root, row] = [rootRef.current, rowRef.current];
    if (!root || !row) return;
    const settle = () => show(nearestSlide(places(row), row.scrollLeft));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settleSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED_MS);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const by = KEY_STEPS[event.key];
      // A video's own controls are worked with the same keys.
      if (!by || event.target instanceof HTMLVideoElement || hasModifier(event)) return;
      event.preventDefault();
      step(by);
    };
    const onClick = ({clientX, target}: MouseEvent) => {
      const index = slideAt(row, clientX);
      // What lies on a slide that is not shown is inert: a press there arrives at the row itself.
      if (target === row && index >= 0 && index !== currentRef.current) goTo(index);
    };
    const [scrolled, onScrolled] =
      'onscrollend' in window
        ? (['scrollend', settle] as const)
        : (['scroll', settleSoon] as const);

    settle();
    row.addEventListener(scrolled, onScrolled);
    row.addEventListener('click', onClick);
    root.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      row.removeEventListener(scrolled, onScrolled);
      row.removeEventListener('click', onClick);
      root.removeEventListener('keydown', onKeyDown);
    };
  }, [goTo, show, step]);

  useEffect(() => {
    for (const [index, slide] of slidesOf(rowRef.current).entries()) {
      if (index !== current) slide.querySelector('video')?.pause();
    }
  }, [current]);

  return {rootRef, rowRef, current, step};
}

function slidesOf(row: HTMLElement | null): HTMLElement[] {
  return [...(row?.children ?? [])].filter((child) => child instanceof HTMLElement);
}

function places(row: HTMLElement): number[] {
  const boxes = slidesOf(row).map(({offsetLeft, offsetWidth}) => ({
    left: offsetLeft,
    width: offsetWidth,
  }));
  return restingPlaces(boxes, row.clientWidth, row.scrollWidth);
}

function slideAt(row: HTMLElement, x: number): number {
  return slidesOf(row)
    .map((slide) => slide.getBoundingClientRect())
    .findIndex(({left, right}) => left <= x && x <= right);
}

function hasModifier({altKey, ctrlKey, metaKey, shiftKey}: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
