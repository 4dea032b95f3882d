import type {SoldWork} from '~/content/gallery';
import {fallbackPicture, workSrcSet} from './work-picture';

export interface WorkPictureProps {
  work: SoldWork;
  sizes: string;
  loading: 'eager' | 'lazy';
  fetchPriority?: 'high';
  className?: string;
}

/** A sold work's picture, uncropped, in a size that fits the screen. Its colour and space are there before it loads. */
export function WorkPicture({
  work,
  sizes,
  loading,
  fetchPriority,
  className = 'h-auto w-full',
}: WorkPictureProps) {
  return (
    <picture>
      <source
        // The CDN chooses the format of the store's own pictures.
        type={work.picture ? undefined : 'image/avif'}
        srcSet={workSrcSet(work)}
        sizes={sizes}
      />
      <img
        src={fallbackPicture(work)}
        width={work.width}
        height={work.height}
        alt={work.alt}
        loading={loading}
        decoding="async"
        // React 18 supports the attribute only under its HTML name.
        {...{fetchpriority: fetchPriority}}
        style={{backgroundColor: work.colour}}
        className={className}
      />
    </picture>
  );
}
