import {cn} from '~/lib/cn';
import {cdnFallback, cdnSrcSet, type CdnImage} from '~/lib/cdn-image';

export interface CdnPictureProps {
  image: CdnImage;
  alt: string;
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes: string;
  loading: 'eager' | 'lazy';
  /** Which renditions it is offered in. */
  place: 'page' | 'card';
  fetchPriority?: 'high' | 'low';
  className?: string;
}

/** The whole of a product's picture, from the CDN in the format and size that suit the screen. Its room is there first. */
export function CdnPicture({
  image,
  alt,
  sizes,
  loading,
  place,
  fetchPriority,
  className,
}: CdnPictureProps) {
  return (
    <img
      // Before `src`, so that no browser begins with the wrong file.
      sizes={sizes}
      srcSet={cdnSrcSet(image, place)}
      src={cdnFallback(image, place)}
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      alt={alt}
      loading={loading}
      // Where it is swiped, a mouse would carry it away instead.
      draggable={place === 'page' ? false : undefined}
      // React 18 knows the attribute under its HTML name alone.
      {...{fetchpriority: fetchPriority}}
      className={cn('h-auto w-full', className)}
    />
  );
}
