import {ratioOf, type CdnImage} from './cdn-image';

/** How much of the window's height the work may take, so that it is seen whole. */
export const MAX_PICTURE_HEIGHT_VH = 72;

/** A picture's words for those who do not see it; the title where the shop gives none. */
export function altOf(image: CdnImage, title: string, index: number): string {
  return image.altText || (index === 0 ? title : `${title}, picture ${index + 1}`);
}

/** How wide a picture stands on the page: its column or the window less the mat, and never higher than the window allows. */
export function pictureSizes(image: CdnImage): string {
  const byHeight = `${Math.round(MAX_PICTURE_HEIGHT_VH * ratioOf(image))}vh`;
  return `(min-width: 64em) min(47vw, 39.5rem, ${byHeight}), min(86vw, ${byHeight})`;
}
