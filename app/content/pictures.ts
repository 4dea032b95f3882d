import type {PictureSource} from '~/components/Picture';

export const HERO_PICTURE: PictureSource = {
  name: 'hero',
  width: 2400,
  height: 1350,
  widths: [480, 800, 1200, 1800, 2400],
  alt: 'Painting of a red and white lighthouse on a rust-coloured headland, the sun low over a calm sea',
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
  alt: 'The artist at her easel, seen from behind, painting the bay beside a window that looks out on it',
  colour: '#a89a84',
};

export const STUDIO_PICTURE: PictureSource = {
  name: 'studio',
  width: 1400,
  height: 1050,
  widths: [480, 800, 1400],
  alt: 'The studio: a tall window over grass and sea, a table with brushes and paint, a seascape on the easel',
  colour: '#8d8078',
};

/** Shown on the 404 page and on an empty shortlist. */
export const FOG_SIGNAL_PICTURE: PictureSource = {
  name: 'fog-signal',
  width: 1200,
  height: 900,
  widths: [480, 800, 1200],
  alt: 'Painting of a white lighthouse half lost in pale morning fog above a still grey sea',
  colour: '#decbb3',
};
