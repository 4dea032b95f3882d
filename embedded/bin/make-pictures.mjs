/**
 * Makes the site's own pictures, which are committed, from their masters: `node embedded/bin/make-pictures.mjs`.
 * The works for sale are not among them; those come from the store, resized by its CDN.
 */
import {copyFileSync, mkdirSync} from 'node:fs';
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
];

/** Painted texture forgives much: the larger a rendition, the denser its pixels are shown and the more it may lose. */
const FORMATS = {
  avif: (/** @type {number} */ width) => ({quality: width > 1000 ? 36 : 46, effort: 5}),
  webp: (/** @type {number} */ width) => ({quality: width > 1000 ? 62 : 68, effort: 6}),
  jpg: () => ({quality: 74, mozjpeg: true}),
};

mkdirSync(PICTURES, {recursive: true});
copyFileSync(join(MASTERS, 'og.jpg'), join(PICTURES, 'og.jpg'));
for (const {name, master, widths, crop} of PLAN) {
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
