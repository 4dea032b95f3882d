import {ratioOf, type CdnImage} from '~/lib/cdn-image';

/** The part of the viewport's height that a picture may take, so that all of it is visible. */
export const MAX_PICTURE_HEIGHT_VH = 72;

/** In the two-column layout: a part of the viewport's width with a maximum. */
const WIDE_COLUMN = {vw: 47, rem: 39.5};

/** In the one-column layout; with several pictures the next one shows at the edge. */
const NARROW_COLUMN_VW = {alone: 86, several: 80};

/** The picture's alternative text; the product's title when the admin has none. */
export function altOf(image: CdnImage, title: string, index: number): string {
  return image.altText || (index === 0 ? title : `${title}, picture ${index + 1}`);
}

/**
 * The `sizes` of a product picture: the width of its column less the mat, limited by the viewport's height. Written as
 * media conditions, since WebKit does not support `min()` in `sizes` and falls back to the full viewport width.
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
