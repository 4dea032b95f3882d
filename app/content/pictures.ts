import type {ShopWords} from '../words/types';
import type {PictureSource} from '~/components/Picture';

export function heroPictureIn(words: ShopWords): PictureSource {
  return {
    name: 'hero',
    width: 2400,
    height: 1350,
    widths: [480, 800, 1200, 1800, 2400],
    alt: words.pictures.hero,
    colour: '#e9d3b4',
  };
}

/** The hero's crop for portrait viewports. */
export function heroTallPicture(words: ShopWords): PictureSource {
  return {
    ...heroPictureIn(words),
    name: 'hero-tall',
    width: 1200,
    height: 1350,
    widths: [480, 800, 1200],
  };
}

export function portraitPicture(words: ShopWords): PictureSource {
  return {
    name: 'portrait',
    width: 1120,
    height: 1400,
    widths: [480, 800, 1120],
    alt: words.pictures.portrait,
    colour: '#a89a84',
  };
}

export function studioPicture(words: ShopWords): PictureSource {
  return {
    name: 'studio',
    width: 1400,
    height: 1050,
    widths: [480, 800, 1400],
    alt: words.pictures.studio,
    colour: '#8d8078',
  };
}

/** Shown on the 404 page and on an empty shortlist. */
export function fogSignalPicture(words: ShopWords): PictureSource {
  return {
    name: 'fog-signal',
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    alt: words.pictures.fogSignal,
    colour: '#decbb3',
  };
}
