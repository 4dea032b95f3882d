import {useViewTransitionState} from '@remix-run/react';
import {useEffect, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import {productPath} from '~/shop/paths';

export interface ViewTransitionImageProps {
  handle: string;
  style?: CSSProperties & Record<`--${string}`, string | number>;
  className?: string;
  /** The image; it fills this element. */
  children: ReactNode;
}

/**
 * The URLs last shown in this tab, by product handle. Their files are in the HTTP cache. Always empty on the server.
 */
const shownUrls = new Map<string, string>();

/**
 * The frame of a product's picture, which animates between card and page in browsers with view transitions. It has a
 * transition name only during the transition, so that the name is unique on the page. Until the larger file has loaded,
 * the previous file is the background, because otherwise the frame would animate empty.
 */
export function ViewTransitionImage({
  handle,
  style,
  className,
  children,
}: ViewTransitionImageProps) {
  const isTransitioning = useViewTransitionState(productPath(handle));
  const frameRef = useRef<HTMLDivElement>(null);
  const [shownBefore] = useState(() => shownUrls.get(handle));

  useEffect(() => {
    const url = frameRef.current?.querySelector('img')?.currentSrc;
    if (isTransitioning && url) shownUrls.set(handle, url);
  }, [handle, isTransitioning]);

  return (
    <div
      ref={frameRef}
      style={{
        ...style,
        backgroundImage: shownBefore && `url("${shownBefore}")`,
        backgroundSize: shownBefore && '100% 100%',
        viewTransitionName: isTransitioning ? `work-${handle}` : undefined,
      }}
      className={className}
    >
      {children}
    </div>
  );
}
