import type {SoldWork} from '~/content/gallery';
import {cn} from '~/lib/cn';

export interface WorkPictureProps {
  work: SoldWork;
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes: string;
  loading: 'eager' | 'lazy';
  fetchPriority?: 'high' | 'low' | 'auto';
  className?: string;
}

/** Besides the full width; `embedded/bin/make-pictures.mjs` makes the same ones. */
const WIDTHS = [480, 800];

/** The whole of a sold work in the size that suits the screen. Its colour and its room are there first. */
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
      <source type="image/avif" srcSet={srcSet.join(', ')} sizes={sizes} />
      <img
        src={fallbackPicture(work)}
        width={work.width}
        height={work.height}
        alt={work.alt}
        loading={loading}
        decoding="async"
        draggable={false}
        // React 18 knows the attribute under its HTML name alone.
        {...{fetchpriority: fetchPriority}}
        style={{backgroundColor: work.colour}}
        className={cn('h-auto w-full', className)}
      />
    </picture>
  );
}

/** Address of the one rendition that every browser and every social network reads. */
export function fallbackPicture({handle}: SoldWork): string {
  return `/pictures/gallery/${handle}-800.webp`;
}
