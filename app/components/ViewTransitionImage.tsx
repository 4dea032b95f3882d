import {useViewTransitionState} from '@remix-run/react';
import {useEffect, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import {findShownImage, rememberShownImage} from './shown-images';

export interface ViewTransitionImageProps {
  /** Of the product whose first picture it is. */
  handle: string;
  /** With variables of the style sheet, too. */
  style?: CSSProperties & Record<`--${string}`, string | number>;
  className?: string;
  /** The image, which fills this element. */
  children: ReactNode;
}

/**
 * The frame of a work's picture, which grows from card to page and shrinks back where the browser knows view transitions.
 * It bears a name on the way only, so that no two elements of a page share one. Until the larger file is there it shows
 * the one that the visitor has just seen, or the picture would travel empty.
 */
export function ViewTransitionImage({
  handle,
  style,
  className,
  children,
}: ViewTransitionImageProps) {
  const isTravelling = useViewTransitionState(`/product/${handle}`);
  const frameRef = useRef<HTMLDivElement>(null);
  const [shownBefore] = useState(() => findShownImage(handle));

  useEffect(() => {
    const address = frameRef.current?.querySelector('img')?.currentSrc;
    if (isTravelling && address) rememberShownImage(handle, address);
  }, [handle, isTravelling]);

  return (
    <div
      ref={frameRef}
      style={{
        ...style,
        backgroundImage: shownBefore ? `url("${shownBefore}")` : undefined,
        backgroundSize: shownBefore ? '100% 100%' : undefined,
        viewTransitionName: isTravelling ? `work-${handle}` : undefined,
      }}
      className={className}
    >
      {children}
    </div>
  );
}
