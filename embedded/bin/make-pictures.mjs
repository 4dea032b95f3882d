/**
 * Makes the site's own pictures, which are committed, from their masters: `node embedded/bin/make-pictures.mjs`, with
 * `pages` or `gallery` behind it for one half of them alone. With `pages`, names behind that ask for these alone.
 * The works for sale are not among them; those come from the store, resized by its CDN.
 */
import {copyFileSync, mkdirSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {PROJECT_FOLDER} from './run.mjs';

const MASTERS = join(PROJECT_FOLDER, 'embedded/seed/art');
const PICTURES = join(PROJECT_FOLDER, 'public/pictures');

/** Widths in pixels; `app/content/pictures.ts` names the same ones. */
const PLAN = [
  {name: 'hero', master: 'hero.jpg', widths: [480, 800, 1200, 1800, 2400]},
  // The same painting cut for a phone held upright: the sun and the lighthouse stay, the open sea gives way.
  {
    name: 'hero-tall',
    master: 'hero.jpg',
    widths: [480, 800, 1200],
    crop: {left: 1080, top: 0, width: 1200, height: 1350},
  },
  {name: 'portrait', master: 'studio/portrait.jpg', widths: [480, 800, 1120]},
  {name: 'studio', master: 'studio/studio.jpg', widths: [480, 800, 1400]},
  // What the studio's videos show until they are played. Two were filmed wide, two upright.
  {name: 'video-first-light', master: 'studio/timelapse-1.jpg', widths: [480, 800, 1280]},
  {name: 'video-cathedral-of-birches', master: 'studio/timelapse-2.jpg', widths: [480, 720]},
  {name: 'video-green-water', master: 'studio/timelapse-3.jpg', widths: [480, 800, 1280]},
  {name: 'video-lupin-season', master: 'studio/timelapse-4.jpg', widths: [480, 720]},
  // The painting of the page that is not there.
  {name: 'fog-signal', master: 'gallery/01-fog-signal.jpg', widths: [480, 800, 1200]},
];

/** Of a sold work in the gallery, besides the master's own; `app/content/gallery.ts` counts on the same ones. */
const GALLERY_WIDTHS = [480, 800];

/** A sold work is looked at closely, zoomed too: its largest rendition keeps more. More effort saves no byte here. */
const GALLERY_FORMATS = {
  avif: (/** @type {number} */ width) => ({quality: width > 900 ? 42 : 46, effort: 3}),
  webp: {quality: 60, effort: 6},
};

/** Painted texture forgives much: the larger a rendition, the denser its pixels are shown and the more it may lose. */
const FORMATS = {
  avif: (/** @type {number} */ width) => ({quality: width > 1000 ? 36 : 46, effort: 5}),
  webp: (/** @type {number} */ width) => ({quality: width > 1000 ? 62 : 68, effort: 6}),
  jpg: () => ({quality: 74, mozjpeg: true}),
};

const [half, ...names] = process.argv.slice(2);
if (half !== 'gallery') await makePagePictures();
if (half !== 'pages') await makeGalleryPictures();

async function makePagePictures() {
  mkdirSync(PICTURES, {recursive: true});
  copyFileSync(join(MASTERS, 'og.jpg'), join(PICTURES, 'og.jpg'));
  const wanted = PLAN.filter(({name}) => names.length === 0 || names.includes(name));
  for (const {name, master, widths, crop} of wanted) {
    for (const width of widths) {
      const picture = sharp(join(MASTERS, master));
      if (crop) picture.extract(crop);
      picture.resize({width});
      const write = (/** @type {keyof typeof FORMATS} */ format) =>
        join(PICTURES, `${name}-${width}.${format}`);
      await picture.clone().avif(FORMATS.avif(width)).toFile(write('avif'));
      await picture.clone().webp(FORMATS.webp(width)).toFile(write('webp'));
      await picture.clone().jpeg(FORMATS.jpg()).toFile(write('jpg'));
    }
  }
}

/**
 * A master `07-three-minutes-of-gold.jpg` hangs as `three-minutes-of-gold`. Sixty works in every format would weigh as
 * much as the rest of the project, so the few browsers without AVIF get one WebP of middle size.
 */
async function makeGalleryPictures() {
  mkdirSync(join(PICTURES, 'gallery'), {recursive: true});
  for (const file of readdirSync(join(MASTERS, 'gallery'))) {
    const master = sharp(join(MASTERS, 'gallery', file));
    const handle = file.replace(/^\d+-/, '').replace(/\.jpg$/, '');
    const write = (/** @type {number} */ width, /** @type {'avif' | 'webp'} */ format) =>
      join(PICTURES, 'gallery', `${handle}-${width}.${format}`);
    const {width: fullWidth} = await master.metadata();
    for (const width of [...GALLERY_WIDTHS, fullWidth]) {
      await master
        .clone()
        .resize({width})
        .avif(GALLERY_FORMATS.avif(width))
        .toFile(write(width, 'avif'));
    }
    await master.clone().resize({width: 800}).webp(GALLERY_FORMATS.webp).toFile(write(800, 'webp'));
  }
}
