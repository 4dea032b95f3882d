import type {ShopWords} from '../words/types';
import type {PictureSource} from '~/components/Picture';

export function portraitPicture(words: ShopWords): PictureSource {
  return {
    name: 'portrait',
    width: 1120,
    height: 1400,
    widths: [480, 800, 1120],
    alt: words.pictures.portrait,
    colour: '#988d82',
  };
}

export function studioPicture(words: ShopWords): PictureSource {
  return {
    name: 'studio',
    width: 1400,
    height: 1050,
    widths: [480, 800, 1400],
    alt: words.pictures.studio,
    colour: '#897764',
  };
}

/** Shown on the 404 page and on an empty shortlist. */
export function oneGiantFogPicture(words: ShopWords): PictureSource {
  return {
    name: 'one-giant-fog',
    width: 1200,
    height: 1200,
    widths: [480, 800, 1200],
    alt: words.pictures.oneGiantFog,
    colour: '#b0b3af',
  };
}
