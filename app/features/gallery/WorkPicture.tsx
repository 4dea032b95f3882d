import type {SoldWork} from '~/content/gallery';
import {cdnAddress, cdnFallback, cdnSrcSet, largestWidth} from '~/lib/cdn-image';
import {cn} from '~/lib/cn';

export interface WorkPictureProps {
  work: SoldWork;
  /** The `sizes` of the image. */
  sizes: string;
  loading: 'eager' | 'lazy';
  fetchPriority?: 'high' | 'low' | 'auto';
  className?: string;
}

/** Widths beside the full one; `embedded/bin/make-pictures.mjs` creates the same ones. */
const WIDTHS = [480, 800];

/** A sold work's picture, uncropped, in a size that fits the screen. Its colour and space are there before it loads. */
export function WorkPicture({
  work,
  sizes,
  loading,
  fetchPriority = 'auto',
  className,
}: WorkPictureProps) {
  const srcSet = [...WIDTHS, work.width].map(
    (width) => `/pictures/gallery/${work.handle}-${width}.avif ${width}w`,
  );
  return (
    <picture>
      {work.picture ? (
        // The CDN chooses the format.
        <source srcSet={cdnSrcSet({...work, url: work.picture}, 'page')} sizes={sizes} />
      ) : (
        <source type="image/avif" srcSet={srcSet.join(', ')} sizes={sizes} />
      )}
      <img
        src={fallbackPicture(work)}
        width={work.width}
        height={work.height}
        alt={work.alt}
        loading={loading}
        decoding="async"
        draggable={false}
        // React 18 supports the attribute only under its HTML name.
        {...{fetchpriority: fetchPriority}}
        style={{backgroundColor: work.colour}}
        className={cn('h-auto w-full', className)}
      />
    </picture>
  );
}

/** The URL of the largest rendition. */
export function largestFile(work: SoldWork): string {
  const {handle, picture, width} = work;
  if (!picture) return `/pictures/gallery/${handle}-${width}.avif`;
  return cdnAddress(picture, {width: largestWidth({url: picture, width})});
}

/** The URL of the rendition that every browser and social network supports. */
export function fallbackPicture({handle, picture}: SoldWork): string {
  return picture ? cdnFallback({url: picture}) : `/pictures/gallery/${handle}-800.webp`;
}
