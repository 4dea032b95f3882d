/**
 * Renders the site's own images, which are committed, from their masters: `node embedded/bin/make-pictures.mjs`,
 * optionally followed by `pages` or `gallery` for one group. After `pages`, further arguments select images by name.
 * Products for sale are not included; the store's CDN resizes those.
 */
import {copyFileSync, mkdirSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {PROJECT_FOLDER} from './run.mjs';

const MASTERS = join(PROJECT_FOLDER, 'embedded/seed/art');
const PICTURES = join(PROJECT_FOLDER, 'public/pictures');

/**
 * Widths in pixels; `app/content/pictures.ts` lists the same ones. Search engines get the largest rendition of those
 * with `jpg`.
 */
const PLAN = [
  {name: 'portrait', master: 'studio/portrait.jpg', widths: [480, 800, 1120], jpg: true},
  {name: 'studio', master: 'studio/studio.jpg', widths: [480, 800, 1400], jpg: true},
  // Posters of the studio's videos. Two videos are landscape, two portrait.
  {name: 'video-first-light', master: 'studio/timelapse-1.jpg', widths: [480, 800, 1280]},
  {name: 'video-cathedral-of-birches', master: 'studio/timelapse-2.jpg', widths: [480, 720]},
  {name: 'video-green-water', master: 'studio/timelapse-3.jpg', widths: [480, 800, 1280]},
  {name: 'video-lupin-season', master: 'studio/timelapse-4.jpg', widths: [480, 720]},
  // The picture beside the check of a certificate.
  {name: 'signed-corner', master: 'details/tide-lines-detail-2.jpg', widths: [480, 800, 1200]},
];

/** Widths of a gallery image besides the master's own; `app/content/gallery.ts` uses the same ones. */
const GALLERY_WIDTHS = [480, 800];

/** Gallery images are zoomed, so the largest rendition has a higher quality. A higher effort saves no bytes here. */
const GALLERY_FORMATS = {
  avif: (/** @type {number} */ width) => ({quality: width > 900 ? 42 : 46, effort: 3}),
  webp: {quality: 60, effort: 6},
};

/**
 * Painted texture hides artefacts: the larger a rendition, the higher the pixel density it is shown at and the lower
 * its quality can be.
 */
const FORMATS = {
  avif: (/** @type {number} */ width) => ({quality: width > 1000 ? 36 : 46, effort: 5}),
  jpg: {quality: 74, mozjpeg: true},
};

const [half, ...names] = process.argv.slice(2);
if (half !== 'gallery') await makePagePictures();
if (half !== 'pages') await makeGalleryPictures();

async function makePagePictures() {
  mkdirSync(PICTURES, {recursive: true});
  copyFileSync(join(MASTERS, 'og.jpg'), join(PICTURES, 'og.jpg'));
  const wanted = PLAN.filter(({name}) => names.length === 0 || names.includes(name));
  for (const {name, master, widths, jpg} of wanted) {
    for (const width of widths) {
      const picture = sharp(join(MASTERS, master)).resize({width});
      const file = join(PICTURES, `${name}-${width}`);
      await picture.clone().avif(FORMATS.avif(width)).toFile(`${file}.avif`);
      if (jpg && width === widths.at(-1)) await picture.jpeg(FORMATS.jpg).toFile(`${file}.jpg`);
    }
  }
}

/**
 * A master `07-three-minutes-of-gold.jpg` becomes `three-minutes-of-gold`. Social networks and search engines get a WebP
 * of medium size.
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
