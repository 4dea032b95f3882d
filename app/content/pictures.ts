import type {ShopWords} from '../words/types';
import type {PictureSource} from '~/components/Picture';
import type {SoldWork} from './gallery';

/** The files of the two pictures that the artist's own replace, for search engines. */
export const PORTRAIT_FILE = '/pictures/portrait-1120.jpg';
export const STUDIO_FILE = '/pictures/studio-1400.jpg';

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

/** The lower corner of Tide Lines on the wall, with its edge and its signature. */
export function signedCornerPicture(words: ShopWords): PictureSource {
  return {
    name: 'signed-corner',
    width: 1200,
    height: 1200,
    widths: [480, 800, 1200],
    alt: words.pictures.signedCorner,
    colour: '#2e5666',
  };
}

/** First Light on the easel, the poster of its video. */
export function easelPicture(words: ShopWords): PictureSource {
  return {
    name: 'video-first-light',
    width: 1280,
    height: 720,
    widths: [480, 800, 1280],
    alt: words.pictures.easel,
    colour: '#93867f',
  };
}

/** Two of the shop's own sold works. A store has others in its gallery, so nothing links to these. */
const PAINTINGS = {
  theLookout: {
    handle: 'the-lookout',
    title: 'The Lookout',
    year: 2019,
    width: 1200,
    height: 1200,
    colour: '#e6d6d6',
  },
  fairWind: {
    handle: 'fair-wind',
    title: 'Fair Wind',
    year: 2021,
    width: 1200,
    height: 800,
    colour: '#dfe5e0',
  },
};

export type PagePaintingName = keyof typeof PAINTINGS;

export function pagePainting(words: ShopWords, name: PagePaintingName): SoldWork {
  return {...PAINTINGS[name], ...words.pictures[name]};
}
