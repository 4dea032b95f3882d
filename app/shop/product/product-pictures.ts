import type {ShopWords} from '~/words';
import {ratioOf, type CdnImage} from '~/lib/cdn-image';

/** Roughly the part of the viewport's height that a picture can take (`--picture-height` in the style sheet). */
const MAX_HEIGHT_VH = 84;

/** The width of a picture beside the offer, and above it: a share of the viewport's width, with a maximum. */
const BESIDE = {vw: 60, tabletVw: 53, rem: 76};
const ABOVE = {vw: 93, tabletVw: 93, rem: 107};

/** A wide picture would be too small beside the text. */
const PANORAMA_RATIO = 2;

/** Whether a picture is above the text in every window, at full width. */
export function isPanorama(image: CdnImage): boolean {
  return ratioOf(image) >= PANORAMA_RATIO;
}

/** Whether a picture is so narrow that others have room beside it in a wide window. */
export function isUpright(image: CdnImage): boolean {
  return ratioOf(image) <= 1;
}

/** The picture's alternative text, or the product's title when the admin has none. */
export function altOf(words: ShopWords, image: CdnImage, title: string, index: number): string {
  return image.altText || (index === 0 ? title : words.catalogue.picture(title, index + 1));
}

/**
 * The `sizes` of a product picture: the width of its column, limited by the viewport's height. Uses media conditions,
 * because WebKit doesn't support `min()` in `sizes` and falls back to the viewport's width.
 */
export function pictureSizes(image: CdnImage): string {
  const {vw, tabletVw, rem} = isPanorama(image) ? ABOVE : BESIDE;
  const byHeightVh = Math.round(MAX_HEIGHT_VH * ratioOf(image));
  // On an upright tablet, a picture that is neither upright nor a panorama is as wide as on a phone.
  const tablet =
    isUpright(image) || isPanorama(image)
      ? '(min-width: 48em)'
      : '(min-width: 48em) and (orientation: landscape)';
  const lowEm = Math.round((1000 * rem) / byHeightVh) / 10;
  return [
    `(min-width: 64em) and (max-height: ${lowEm}em) and (min-aspect-ratio: ${byHeightVh}/${vw}) ${byHeightVh}vh`,
    `(min-width: ${Math.round((100 * rem) / vw)}em) ${rem}rem`,
    `(min-width: 64em) ${vw}vw`,
    `${tablet} and (min-aspect-ratio: ${byHeightVh}/${tabletVw}) ${byHeightVh}vh`,
    `${tablet} ${tabletVw}vw`,
    `(min-aspect-ratio: ${byHeightVh}/100) ${byHeightVh}vh`,
    '100vw',
  ].join(', ');
}
