import type {ShopWords} from '../words/types';
import type {PictureSource} from '~/components/Picture';

/**
 * A silent time-lapse of a work. The files are `public/videos/{name}` with `.mp4` and `.webm`. The words have the file
 * name of the captions.
 */
export interface StudioVideo {
  name: string;
  /** The title and product handle of the painted work. */
  title: string;
  handle: string;
  text: string;
  /** The poster: the finished work. Its `alt` is empty, because the video has a label. */
  poster: PictureSource;
}

const WIDE = {width: 1280, height: 720, widths: [480, 800, 1280]};
const UPRIGHT = {width: 720, height: 900, widths: [480, 720]};

export function studioVideos(words: ShopWords): readonly StudioVideo[] {
  return [
    {
      name: 'first-light',
      title: 'First Light',
      handle: 'first-light',
      text: words.studio.firstLight,
      poster: {name: 'video-first-light', ...WIDE, alt: '', colour: '#93867f'},
    },
    {
      name: 'cathedral-of-birches',
      title: 'Cathedral of Birches',
      handle: 'cathedral-of-birches',
      text: words.studio.cathedralOfBirches,
      poster: {name: 'video-cathedral-of-birches', ...UPRIGHT, alt: '', colour: '#ac835f'},
    },
    {
      name: 'green-water',
      title: 'Green Water',
      handle: 'green-water',
      text: words.studio.greenWater,
      poster: {name: 'video-green-water', ...WIDE, alt: '', colour: '#77a1af'},
    },
    {
      name: 'lupin-season',
      title: 'Lupin Season',
      handle: 'lupin-season-blue-jug',
      text: words.studio.lupinSeason,
      poster: {name: 'video-lupin-season', ...UPRIGHT, alt: '', colour: '#85868b'},
    },
  ];
}
