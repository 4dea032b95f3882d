import type {SyntheticEvent} from 'react';
import {cdnFallback, cdnSrcSet, type CdnImage, type PictureWidths} from '~/lib/cdn-image';

export interface CdnPictureProps {
  image: CdnImage;
  alt: string;
  /** For an eager picture. Browsers that know `auto`, which Safari doesn't, measure a lazy one. */
  sizes: string;
  loading: 'eager' | 'lazy';
  widths: PictureWidths;
  fetchPriority?: 'high';
  /** The placeholder colour, without a frame that has it. */
  colour?: string;
  className?: string;
}

const FADE_MS = 200;

/**
 * A product's picture, uncropped, from the CDN in the format and size that suit the browser. It reserves its space
 * before it loads, and its frame can have the picture's main colour. Not Hydrogen's `Image`: its evenly spaced widths,
 * each with a height and a crop, make a card's picture 40 % more HTML, which takes twice as long to render.
 */
export function CdnPicture({
  image,
  alt,
  sizes,
  loading,
  widths,
  fetchPriority,
  colour,
  className = 'h-auto w-full',
}: CdnPictureProps) {
  return (
    <img
      // Before `src`, so that no browser starts to load the wrong file.
      // Without its size, `auto` would make a picture 1500 px high.
      sizes={loading === 'lazy' && image.width && image.height ? `auto, ${sizes}` : sizes}
      srcSet={cdnSrcSet(image, widths)}
      src={cdnFallback(image, widths)}
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      alt={alt}
      loading={loading}
      // React 18 supports the attribute only under its HTML name.
      {...{fetchpriority: fetchPriority}}
      // A picture in the first viewport appears at once.
      onLoad={loading === 'lazy' ? fadeIn : undefined}
      style={{backgroundColor: colour}}
      className={className}
    />
  );
}

function fadeIn({currentTarget}: SyntheticEvent<HTMLImageElement>) {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  currentTarget.animate({opacity: [0, 1]}, FADE_MS);
}
