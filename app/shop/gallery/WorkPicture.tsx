import type {ViewedPicture} from '~/components/viewer/Viewer';
import type {SoldWork} from '~/content/gallery';
import {cdnUrl, cdnFallback, cdnSrcSet, largestWidth} from '~/lib/cdn-image';

export interface WorkPictureProps {
  work: SoldWork;
  sizes: string;
  loading: 'eager' | 'lazy';
  fetchPriority?: 'high';
}

/** Widths beside the full one. `embedded/bin/make-pictures.mjs` creates the same ones. */
const WIDTHS = [480, 800];

/** A sold work's picture, uncropped, in a size that fits the screen. Its colour and space are there before it loads. */
export function WorkPicture({work, sizes, loading, fetchPriority}: WorkPictureProps) {
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
        className="h-auto w-full"
      />
    </picture>
  );
}

/** The work's picture for the viewer. */
export function viewedWork(work: SoldWork): ViewedPicture {
  const {title, width, height, alt} = work;
  return {title, src: largestFile(work), srcset: workSrcSet(work), width, height, alt};
}

function workSrcSet(work: SoldWork): string {
  if (work.picture) return cdnSrcSet({...work, url: work.picture}, 'page');
  return [...WIDTHS, work.width]
    .map((width) => `/pictures/gallery/${work.handle}-${width}.avif ${width}w`)
    .join(', ');
}

/** The URL of the largest rendition. */
export function largestFile({handle, picture, width}: SoldWork): string {
  if (!picture) return `/pictures/gallery/${handle}-${width}.avif`;
  return cdnUrl(picture, {width: largestWidth({url: picture, width})});
}

/** The URL of the rendition that every browser and social network supports. */
export function fallbackPicture({handle, picture}: SoldWork): string {
  return picture ? cdnFallback({url: picture}) : `/pictures/gallery/${handle}-800.webp`;
}
