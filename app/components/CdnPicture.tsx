import {cn} from '~/lib/cn';
import {cdnFallback, cdnSrcSet, type CdnImage} from '~/lib/cdn-image';

export interface CdnPictureProps {
  image: CdnImage;
  alt: string;
  sizes: string;
  loading: 'eager' | 'lazy';
  /** Which widths the `srcset` has. */
  place: 'page' | 'card';
  fetchPriority?: 'high' | 'low';
  className?: string;
}

/**
 * A product's picture, uncropped, from the CDN in the browser's format and size. Its space is reserved before it loads.
 */
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
      // Before `src`, so that no browser starts to load the wrong file.
      sizes={sizes}
      srcSet={cdnSrcSet(image, place)}
      src={cdnFallback(image, place)}
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      alt={alt}
      loading={loading}
      // React 18 supports the attribute only under its HTML name.
      {...{fetchpriority: fetchPriority}}
      className={cn('h-auto w-full', className)}
    />
  );
}
