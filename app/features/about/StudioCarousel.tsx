import {useEffect, useRef, useState, type KeyboardEvent, type MouseEvent} from 'react';
import {IconButton} from '~/components/IconButton';
import {NEXT, PREVIOUS} from '~/components/icons';
import type {StudioVideo} from '~/content/studio-videos';
import {cn} from '~/lib/cn';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {useWords} from '~/words';
import {StudioVideoSlide} from './StudioVideoSlide';

const TITLE_ID = 'in-the-studio';
const ARROW = 'hover:text-sea aria-disabled:text-edge';

/** Scrolling counts as finished after this long without an event. */
const SCROLL_END_MS = 150;

/**
 * A carousel of time-lapse videos: a scrolling row with CSS scroll snap. The arrows, the arrow keys, scrolling, or a
 * click on another slide change the current slide.
 */
export function StudioCarousel({videos}: {videos: readonly StudioVideo[]}) {
  const words = useWords();
  const count = videos.length;
  const rowRef = useRef<HTMLDivElement>(null);
  const scrollEnd = useRef<ReturnType<typeof setTimeout>>();
  const [current, setCurrent] = useState(0);
  const isHydrated = useHydrated();

  function settle() {
    if (rowRef.current) setCurrent(nearestSlide(rowRef.current));
  }

  function onScroll() {
    clearTimeout(scrollEnd.current);
    scrollEnd.current = setTimeout(settle, SCROLL_END_MS);
  }

  function goTo(index: number) {
    const left = rowRef.current && snapPositions(rowRef.current)[index];
    if (left == null) return;
    setCurrent(index);
    rowRef.current?.scrollTo({left});
  }

  function onKeyDown(event: KeyboardEvent) {
    // Video controls use the same keys.
    if (event.target instanceof HTMLVideoElement || hasModifier(event)) return;
    if (event.key === 'ArrowLeft') goTo(current - 1);
    else if (event.key === 'ArrowRight') goTo(current + 1);
    else return;
    event.preventDefault();
  }

  // The other slides are inert, so a click on one targets the row.
  function onClick({clientX, target, currentTarget}: MouseEvent<HTMLElement>) {
    const index = slidesOf(currentTarget)
      .map((slide) => slide.getBoundingClientRect())
      .findIndex(({left, right}) => left <= clientX && clientX <= right);
    if (target === currentTarget && index !== current) goTo(index);
  }

  useEffect(() => {
    // The visitor may have scrolled the row before hydration.
    settle();
    return () => clearTimeout(scrollEnd.current);
  }, []);

  return (
    // The keys do the same as the buttons.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      onKeyDown={onKeyDown}
      aria-labelledby={TITLE_ID}
      aria-roledescription={words.studio.roleDescription}
      className="mt-section"
    >
      <div className="page flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="max-w-text">
          <h2 id={TITLE_ID} className="text-2xl">
            {words.studio.heading}
          </h2>
          <p className="mt-3 text-muted">{words.studio.text}</p>
        </div>
        <div className={cn('-mr-3 flex items-center max-sm:-ml-3', !isHydrated && 'invisible')}>
          <IconButton
            label={words.studio.previous}
            path={PREVIOUS}
            aria-disabled={current === 0}
            onClick={() => goTo(current - 1)}
            className={ARROW}
          />
          <p aria-live="polite" aria-atomic="true" className="px-2 text-sm text-muted tabular-nums">
            <span className="sr-only">{words.studio.announced.before}</span>
            {words.studio.place(current + 1, count)}
            <span className="sr-only">
              {words.studio.announced.after(videos[current]?.title ?? '')}
            </span>
          </p>
          <IconButton
            label={words.studio.next}
            path={NEXT}
            aria-disabled={current === count - 1}
            onClick={() => goTo(current + 1)}
            className={ARROW}
          />
        </div>
      </div>
      {/* Keyboard users have the arrow keys. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={rowRef}
        onClick={onClick}
        onScroll={onScroll}
        role="group"
        aria-label={words.studio.videos}
        // Focusable, so that the keyboard can scroll it, with and without JavaScript.
        tabIndex={0}
        // As wide as the viewport. The first slide is aligned with the heading.
        className="relative mt-6 flex snap-x snap-mandatory gap-[clamp(1.25rem,3vw,2.75rem)] overflow-x-auto overscroll-x-contain px-[calc(max(0px,(100%-var(--container-page))/2)+var(--spacing-gutter))] py-2 [--stage:min(clamp(15rem,44vw,34rem),72svh)] focus-visible:-outline-offset-2 motion-safe:scroll-smooth [@media(scripting:enabled)]:[scrollbar-width:none]"
      >
        {videos.map((video, index) => (
          <StudioVideoSlide
            key={video.name}
            video={video}
            place={words.studio.place(index + 1, count)}
            isInactive={isHydrated && index !== current}
          />
        ))}
      </div>
    </section>
  );
}

function slidesOf(row: HTMLElement): HTMLElement[] {
  return [...row.children].filter((child) => child instanceof HTMLElement);
}

/** The scroll positions that centre each slide, limited at the ends of the row. */
function snapPositions(row: HTMLElement): number[] {
  const furthest = row.scrollWidth - row.clientWidth;
  return slidesOf(row).map(({offsetLeft, offsetWidth}) => {
    const centred = offsetLeft + offsetWidth / 2 - row.clientWidth / 2;
    return Math.min(Math.max(0, centred), furthest);
  });
}

/** The index of the slide nearest to the row's scroll position; the earlier one if two are equally near. */
function nearestSlide(row: HTMLElement): number {
  const distances = snapPositions(row).map((left) => Math.abs(left - row.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

function hasModifier({altKey, ctrlKey, metaKey, shiftKey}: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
