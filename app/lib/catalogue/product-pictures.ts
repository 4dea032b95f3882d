import {ratioOf, type CdnImage} from '~/lib/cdn-image';

/** How much of the window's height the work may take, so that it is seen whole. */
export const MAX_PICTURE_HEIGHT_VH = 72;

/** Beside the words of a wide page: a part of the window, and never wider than that. */
const WIDE_COLUMN = {vw: 47, rem: 39.5};

/** On a narrow page; of several the next one shows at the window's edge. */
const NARROW_COLUMN_VW = {alone: 86, several: 80};

/** A picture's words for those who do not see it; the title where the shop gives none. */
export function altOf(image: CdnImage, title: string, index: number): string {
  return image.altText || (index === 0 ? title : `${title}, picture ${index + 1}`);
}

/**
 * How wide a picture stands on the page, as in the `sizes` of an image: its column or the window less the mat, and never
 * higher than the window allows. In conditions, as WebKit knows no `min()` in `sizes` and takes the window's whole width.
 */
export function pictureSizes(image: CdnImage, hasSeveral: boolean): string {
  const {vw, rem} = WIDE_COLUMN;
  const narrowVw = hasSeveral ? NARROW_COLUMN_VW.several : NARROW_COLUMN_VW.alone;
  const byHeightVh = Math.round(MAX_PICTURE_HEIGHT_VH * ratioOf(image));
  const lowEm = Math.round((1000 * rem) / byHeightVh) / 10;
  return [
    `(min-width: 64em) and (max-height: ${lowEm}em) and (min-aspect-ratio: ${byHeightVh}/${vw}) ${byHeightVh}vh`,
    `(min-width: ${Math.round((100 * rem) / vw)}em) ${rem}rem`,
    `(min-width: 64em) ${vw}vw`,
    `(min-aspect-ratio: ${byHeightVh}/${narrowVw}) ${byHeightVh}vh`,
    `${narrowVw}vw`,
  ].join(', ');
}
