import words from '#words/studio';
import {Icon} from '~/components/Icon';
import type {StudioVideo} from '~/content/studio-videos';
import {cn} from '~/lib/cn';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {StudioVideoSlide} from './StudioVideoSlide';
import {useCarousel} from './use-carousel';

const TITLE_ID = 'in-the-studio';

/** A carousel of time-lapse videos; without scripts a scrolling row. */
export function StudioCarousel({videos}: {videos: readonly StudioVideo[]}) {
  const count = videos.length;
  const {rootRef, rowRef, current, step} = useCarousel();
  const isHydrated = useHydrated();

  return (
    <section
      ref={rootRef}
      aria-labelledby={TITLE_ID}
      aria-roledescription={words.roleDescription}
      className="mt-section"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-end justify-between gap-x-10 gap-y-5 px-gutter">
        <div className="max-w-text">
          <h2 id={TITLE_ID} className="text-2xl">
            {words.heading}
          </h2>
          <p className="mt-3 text-muted">{words.text}</p>
        </div>
        <div className={cn('-mr-3 flex items-center max-sm:-ml-3', !isHydrated && 'invisible')}>
          <ArrowButton
            label={words.previous}
            path="m14.5 5-7 7 7 7"
            isAtEnd={current === 0}
            onPress={() => step(-1)}
          />
          <p aria-live="polite" aria-atomic="true" className="px-2 text-sm text-muted tabular-nums">
            <span className="sr-only">{words.announced.before}</span>
            {words.place(current + 1, count)}
            <span className="sr-only">{words.announced.after(videos[current]?.title ?? '')}</span>
          </p>
          <ArrowButton
            label={words.next}
            path="m9.5 5 7 7-7 7"
            isAtEnd={current === count - 1}
            onPress={() => step(1)}
          />
        </div>
      </div>
      <div
        ref={rowRef}
        role="group"
        aria-label={words.videos}
        // Focusable, so that the keyboard can scroll it with and without scripts.
        tabIndex={0}
        // As wide as the viewport; the first slide is aligned with the heading.
        className="relative mt-6 flex snap-x snap-mandatory gap-[clamp(1.25rem,3vw,2.75rem)] overflow-x-auto overscroll-x-contain px-[calc(max(0px,(100%-var(--container-page))/2)+var(--spacing-gutter))] py-2 [--stage:min(clamp(15rem,44vw,34rem),72svh)] focus-visible:-outline-offset-2 motion-safe:scroll-smooth [@media(scripting:enabled)]:[scrollbar-width:none]"
      >
        {videos.map((video, index) => (
          <StudioVideoSlide
            key={video.name}
            video={video}
            place={words.place(index + 1, count)}
            isInactive={isHydrated && index !== current}
          />
        ))}
      </div>
    </section>
  );
}

interface ArrowButtonProps {
  label: string;
  path: string;
  isAtEnd: boolean;
  onPress: () => void;
}

/** Never `disabled`: a disabled button would lose the focus at the last video. */
function ArrowButton({label, path, isAtEnd, onPress}: ArrowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={onPress}
      className="grid size-[48px] place-items-center transition-colors hover:text-sea aria-disabled:cursor-default aria-disabled:text-edge"
    >
      <Icon path={path} />
    </button>
  );
}
