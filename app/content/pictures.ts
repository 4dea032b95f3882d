import words from '#words/pictures';
import type {PictureSource} from '~/components/Picture';

export const HERO_PICTURE: PictureSource = {
  name: 'hero',
  width: 2400,
  height: 1350,
  widths: [480, 800, 1200, 1800, 2400],
  alt: words.hero,
  colour: '#e9d3b4',
};

/** The hero's crop for portrait viewports. */
export const HERO_TALL_PICTURE: PictureSource = {
  ...HERO_PICTURE,
  name: 'hero-tall',
  width: 1200,
  height: 1350,
  widths: [480, 800, 1200],
};

export const PORTRAIT_PICTURE: PictureSource = {
  name: 'portrait',
  width: 1120,
  height: 1400,
  widths: [480, 800, 1120],
  alt: words.portrait,
  colour: '#a89a84',
};

export const STUDIO_PICTURE: PictureSource = {
  name: 'studio',
  width: 1400,
  height: 1050,
  widths: [480, 800, 1400],
  alt: words.studio,
  colour: '#8d8078',
};

/** Shown on the 404 page and on an empty shortlist. */
export const FOG_SIGNAL_PICTURE: PictureSource = {
  name: 'fog-signal',
  width: 1200,
  height: 900,
  widths: [480, 800, 1200],
  alt: words.fogSignal,
  colour: '#decbb3',
};
