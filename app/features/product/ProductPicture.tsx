import {cn} from '~/lib/cn';
import {cdnFallback, cdnSrcSet, type CdnImage} from './cdn-image';

export interface ProductPictureProps {
  image: CdnImage;
  alt: string;
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes: string;
  loading: 'eager' | 'lazy';
  fetchPriority?: 'high' | 'low' | 'auto';
  className?: string;
}

/** The whole of a product's picture, from the CDN in the format and size that suit the screen. Its room is there first. */
export function ProductPicture({
  image,
  alt,
  sizes,
  loading,
  fetchPriority = 'auto',
  className,
}: ProductPictureProps) {
  return (
    <img
      // Before `src`, so that no browser begins with the wrong file.
      sizes={sizes}
      srcSet={cdnSrcSet(image)}
      src={cdnFallback(image)}
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      alt={alt}
      loading={loading}
      decoding="async"
      draggable={false}
      // React 18 knows the attribute under its HTML name alone.
      {...{fetchpriority: fetchPriority}}
      className={cn('h-auto w-full', className)}
    />
  );
}
