import type {PictureSource} from '~/components/Picture';

/**
 * A silent time-lapse of one work. The files are `public/videos/{name}` with `.mp4`, `.webm`, and `.vtt.txt` for the
 * captions.
 */
export interface StudioVideo {
  name: string;
  /** The title and product handle of the painted work. */
  title: string;
  handle: string;
  text: string;
  /** The poster: the finished work. Its `alt` is empty, as the video has a label. */
  poster: PictureSource;
}

const WIDE = {width: 1280, height: 720, widths: [480, 800, 1280]};
const UPRIGHT = {width: 720, height: 900, widths: [480, 720]};

export const STUDIO_VIDEOS: readonly StudioVideo[] = [
  {
    name: 'first-light',
    title: 'First Light',
    handle: 'first-light',
    text: 'A red ground, two days of sky, and the lighthouse last of all.',
    poster: {name: 'video-first-light', ...WIDE, alt: '', colour: '#837572'},
  },
  {
    name: 'cathedral-of-birches',
    title: 'Cathedral of Birches',
    handle: 'cathedral-of-birches',
    text: 'Gold over a violet ground, and leaves until there is not one too many.',
    poster: {name: 'video-cathedral-of-birches', ...UPRIGHT, alt: '', colour: '#af855f'},
  },
  {
    name: 'green-water',
    title: 'Green Water',
    handle: 'green-water',
    text: 'The sky goes down first, because the light in this wave comes from behind.',
    poster: {name: 'video-green-water', ...WIDE, alt: '', colour: '#7ba3af'},
  },
  {
    name: 'lupin-season',
    title: 'Lupin Season',
    handle: 'lupin-season-blue-jug',
    text: 'A single sitting, with the petals that fell in the course of it.',
    poster: {name: 'video-lupin-season', ...UPRIGHT, alt: '', colour: '#85878a'},
  },
];
