import {pictureFile, pictureSrcSet, type PictureSource} from '~/components/Picture';
import type {ViewedPicture} from '~/components/viewer/Viewer';
import type {SoldWork} from '~/content/gallery';
import {cdnUrl, cdnFallback, cdnSrcSet, largestWidth} from '~/lib/cdn-image';

/** Widths beside the full one. `embedded/bin/make-pictures.mjs` creates the same ones. */
const WIDTHS = [480, 800];

/** The work's picture for the viewer. */
export function viewedWork(work: SoldWork): ViewedPicture {
  const {title, width, height, alt} = work;
  const srcset = work.picture
    ? cdnSrcSet({...work, url: work.picture}, 'page')
    : pictureSrcSet(staticPicture(work));
  return {title, src: largestFile(work), srcset, width, height, alt};
}

/** The picture of a work that the shop came with. */
export function staticPicture(work: SoldWork): PictureSource {
  return {...work, name: `gallery/${work.handle}`, widths: [...WIDTHS, work.width]};
}

/** The URL of the largest rendition. */
export function largestFile(work: SoldWork): string {
  const {picture, width} = work;
  if (!picture) return pictureFile(staticPicture(work), width);
  return cdnUrl(picture, {width: largestWidth(work)});
}

/** The URL of the rendition for search engines and social networks. */
export function fallbackPicture({handle, picture}: SoldWork): string {
  return picture ? cdnFallback({url: picture}) : `/pictures/gallery/${handle}-800.webp`;
}
