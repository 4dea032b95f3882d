import {useEffect, useRef, useState, type CSSProperties} from 'react';
import {Icon} from '~/components/Icon';
import {Link} from '~/components/Link';
import {Picture} from '~/components/Picture';
import type {StudioVideo} from '~/content/studio-videos';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {productPath} from '~/shop/paths';
import {useWords} from '~/words';

/** Without a poster, Chromium renders a black box. */
const TRANSPARENT_POSTER = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

interface StudioVideoSlideProps {
  video: StudioVideo;
  /** '2 of 4', for the accessible name. */
  place: string;
  /** True for slides that aren't current. They're inert, and their videos pause. */
  isInactive: boolean;
}

/**
 * A video of the row in its own aspect ratio, as high as the others where there's room. A play button replaces the
 * browser's controls until the video plays. Without JavaScript, the controls are there at once.
 */
export function StudioVideoSlide({video, place, isInactive}: StudioVideoSlideProps) {
  const words = useWords();
  const {name, title, handle, text, poster} = video;
  const videoRef = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (isInactive) videoRef.current?.pause();
  }, [isInactive]);
  const [hasPlayed, setHasPlayed] = useState(false);
  const isHydrated = useHydrated();
  const hasControls = hasPlayed || !isHydrated;

  function play() {
    // The button disappears with the first frame of the video, which then gets the focus.
    videoRef.current?.focus();
    // The controls of a video that can't be played show the error.
    videoRef.current?.play().catch(() => setHasPlayed(true));
  }

  const shape: Record<string, number> & CSSProperties = {'--ratio': poster.width / poster.height};
  return (
    <figure
      aria-label={words.studio.labelled(title, place)}
      // React 18 has no `inert` property.
      {...(isInactive && {inert: ''})}
      style={shape}
      className="w-[min(100%,calc(var(--stage)*var(--ratio)))] flex-none snap-center transition-opacity inert:opacity-55"
    >
      <div className="relative">
        {/* Below the video, because `poster` doesn't support several sizes. */}
        <Picture
          picture={poster}
          sizes={`(min-width: 77rem) ${Math.round((34 * poster.width) / poster.height)}rem, 92vw`}
        />
        <video
          ref={videoRef}
          aria-label={words.studio.timeLapse(title)}
          controls={hasControls}
          tabIndex={hasControls ? undefined : -1}
          onPlay={() => setHasPlayed(true)}
          preload="none"
          poster={TRANSPARENT_POSTER}
          playsInline
          width={poster.width}
          height={poster.height}
          className="absolute inset-0 size-full object-contain object-top"
        >
          <source src={`/videos/${name}.mp4`} type='video/mp4; codecs="avc1.64001f"' />
          <source src={`/videos/${name}.webm`} type="video/webm" />
          {/* Oxygen doesn't serve `.vtt` files. Players detect the format from the content. */}
          <track
            kind="captions"
            src={words.studio.captions.file(name)}
            srcLang={words.language.locale}
            label={words.studio.captions.label}
            default
          />
        </video>
        {!hasControls && (
          <button
            type="button"
            aria-label={words.studio.play(title)}
            onClick={play}
            className="group absolute inset-0 grid place-content-center focus-visible:-outline-offset-4"
          >
            <span className="grid size-14 place-content-center rounded-full bg-wall/90 text-ink transition-colors group-hover:bg-sea group-hover:text-white">
              <Icon path="M9 6.5v11l8.5-5.5Z" />
            </span>
          </button>
        )}
      </div>
      <figcaption className="mt-4 max-w-[26rem]">
        <Link
          to={productPath(handle)}
          prefetch="intent"
          className="inline-flex min-h-11 items-center font-serif text-lg underline decoration-line decoration-1 underline-offset-[0.35em] transition-colors hover:text-sea hover:decoration-current"
        >
          {title}
        </Link>
        <p className="text-sm text-muted">{text}</p>
      </figcaption>
    </figure>
  );
}
