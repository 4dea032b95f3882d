import type {ViewedPicture} from '~/components/viewer/Viewer';
import type {SoldWork} from '~/content/gallery';
import {cdnUrl, cdnFallback, cdnSrcSet, largestWidth} from '~/lib/cdn-image';

/** Widths beside the full one. `embedded/bin/make-pictures.mjs` creates the same ones. */
const WIDTHS = [480, 800];

/** The work's picture for the viewer. */
export function viewedWork(work: SoldWork): ViewedPicture {
  const {title, width, height, alt} = work;
  return {title, src: largestFile(work), srcset: workSrcSet(work), width, height, alt};
}

/** Every width of the work's picture. */
export function workSrcSet(work: SoldWork): string {
  if (work.picture) return cdnSrcSet({...work, url: work.picture}, 'page');
  return [...WIDTHS, work.width]
    .map((width) => `/pictures/gallery/${work.handle}-${width}.avif ${width}w`)
    .join(', ');
}

/** The URL of the largest rendition. */
export function largestFile(work: SoldWork): string {
  const {handle, picture, width} = work;
  if (!picture) return `/pictures/gallery/${handle}-${width}.avif`;
  return cdnUrl(picture, {width: largestWidth(work)});
}

/** The URL of the rendition that every browser and social network supports. */
export function fallbackPicture({handle, picture}: SoldWork): string {
  return picture ? cdnFallback({url: picture}) : `/pictures/gallery/${handle}-800.webp`;
}
