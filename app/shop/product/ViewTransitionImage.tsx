import {useViewTransitionState} from '@remix-run/react';
import {useEffect, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import {findShownImage, rememberShownImage} from './shown-images';

export interface ViewTransitionImageProps {
  /** The handle of the picture's product. */
  handle: string;
  /** May set custom properties. */
  style?: CSSProperties & Record<`--${string}`, string | number>;
  className?: string;
  /** The image; it fills this element. */
  children: ReactNode;
}

/** Nothing moves on the server, where the hook would resolve the address of each card. */
const useIsTransitioning = import.meta.env.SSR ? () => false : useViewTransitionState;

/**
 * The frame of a product's picture, which animates between card and page in browsers with view transitions. The
 * transition name is set only during the transition, so that it is unique on the page. Until the larger file has
 * loaded, the file that was shown before is the background, or the frame would animate empty.
 */
export function ViewTransitionImage({
  handle,
  style,
  className,
  children,
}: ViewTransitionImageProps) {
  const isTransitioning = useIsTransitioning(`/product/${handle}`);
  const frameRef = useRef<HTMLDivElement>(null);
  const [shownBefore] = useState(() => findShownImage(handle));

  useEffect(() => {
    const address = frameRef.current?.querySelector('img')?.currentSrc;
    if (isTransitioning && address) rememberShownImage(handle, address);
  }, [handle, isTransitioning]);

  return (
    <div
      ref={frameRef}
      style={{
        ...style,
        backgroundImage: shownBefore ? `url("${shownBefore}")` : undefined,
        backgroundSize: shownBefore ? '100% 100%' : undefined,
        viewTransitionName: isTransitioning ? `work-${handle}` : undefined,
      }}
      className={className}
    >
      {children}
    </div>
  );
}
