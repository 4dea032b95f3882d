/** A picture of the site's own, as `embedded/bin/make-pictures.mjs` wrote it into `public/pictures`. */
export interface SitePicture {
  name: string;
  /** Of the largest rendition, in pixels. */
  width: number;
  height: number;
  /** In pixels, ascending; the same ones as in the script. */
  widths: readonly number[];
  alt: string;
  /** What most of it looks like, shown until it is there. */
  colour: string;
}

export const HERO_PICTURE: SitePicture = {
  name: 'hero',
  width: 2400,
  height: 1350,
  widths: [480, 800, 1200, 1800, 2400],
  alt: 'Painting of a red and white lighthouse on a rust-coloured headland, the sun low over a calm sea',
  colour: '#e9d3b4',
};

/** The hero cut for windows that are higher than wide. */
export const HERO_TALL_PICTURE: SitePicture = {
  ...HERO_PICTURE,
  name: 'hero-tall',
  width: 1200,
  height: 1350,
  widths: [480, 800, 1200],
};

export const PORTRAIT_PICTURE: SitePicture = {
  name: 'portrait',
  width: 1120,
  height: 1400,
  widths: [480, 800, 1120],
  alt: 'The artist at her easel, seen from behind, painting the bay beside a window that looks out on it',
  colour: '#a89a84',
};

export const STUDIO_PICTURE: SitePicture = {
  name: 'studio',
  width: 1400,
  height: 1050,
  widths: [480, 800, 1400],
  alt: 'The studio: a tall window over grass and sea, a table with brushes and paint, a seascape on the easel',
  colour: '#8d8078',
};
