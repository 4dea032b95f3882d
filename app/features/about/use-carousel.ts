import {useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {nearestSlide, snapPositions} from './carousel-position';

/** Scrolling has ended after this long without an event, in browsers without `scrollend`. */
const SCROLL_END_MS = 150;

const KEY_STEPS: Record<string, number> = {ArrowLeft: -1, ArrowRight: 1};

// React warns about layout effects on the server.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

export interface Carousel {
  /** The carousel's root, where the arrow keys work. */
  rootRef: RefObject<HTMLElement>;
  /** The scrolling row; its children are the slides. */
  rowRef: RefObject<HTMLDivElement>;
  /** The index of the current slide. */
  current: number;
  step: (by: number) => void;
}

/**
 * The current slide of a row with CSS scroll snap. It changes by `step`, the arrow keys, a click on a slide at the
 * edge, and native scrolling. A video pauses when another slide becomes current.
 */
export function useCarousel(): Carousel {
  const rootRef = useRef<HTMLElement>(null);
  const rowRef = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  // For clicks that follow faster than scrolling or rendering.
  const currentRef = useRef(0);

  const show = useCallback((index: number) => {
    currentRef.current = index;
    setCurrent(index);
  }, []);

  const goTo = useCallback(
    (index: number) => {
      const row = rowRef.current;
      const place = row && snapPositionsOf(row)[index];
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
    const settle = () => show(nearestSlide(snapPositionsOf(row), row.scrollLeft));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settleSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SCROLL_END_MS);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const by = KEY_STEPS[event.key];
      // Video controls use the same keys.
      if (!by || event.target instanceof HTMLVideoElement || hasModifier(event)) return;
      event.preventDefault();
      step(by);
    };
    const onClick = ({clientX, target}: MouseEvent) => {
      const index = slideAt(row, clientX);
      // Other slides are inert: a click on one has the row as its target.
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

function snapPositionsOf(row: HTMLElement): number[] {
  const boxes = slidesOf(row).map(({offsetLeft, offsetWidth}) => ({
    left: offsetLeft,
    width: offsetWidth,
  }));
  return snapPositions(boxes, row.clientWidth, row.scrollWidth);
}

function slideAt(row: HTMLElement, x: number): number {
  return slidesOf(row)
    .map((slide) => slide.getBoundingClientRect())
    .findIndex(({left, right}) => left <= x && x <= right);
}

function hasModifier({altKey, ctrlKey, metaKey, shiftKey}: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
