/**
 * Renders the site's icons, which are committed, from the mark in `public/favicon.svg`: `node
 * embedded/bin/make-icons.mjs`. The mark is a breaking wave in two brush strokes.
 */
import {Buffer} from 'node:buffer';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {PROJECT_FOLDER} from './run.mjs';

const PUBLIC = join(PROJECT_FOLDER, 'public');
const MARK = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');

/** Platforms that mask icons preserve a centred circle of 80%, so the mark is smaller on its background. */
const MASKABLE_MARK = MARK.replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"').replace(
  'd="M0 0h64v64H0z"',
  'd="M-8-8h80v80h-80z"',
);

const ICO_SIZES = [16, 32, 48];

mkdirSync(join(PUBLIC, 'icons'), {recursive: true});
await write('apple-touch-icon.png', MARK, 180);
for (const size of [192, 512]) {
  await write(`icons/icon-${size}.png`, MARK, size);
  await write(`icons/maskable-${size}.png`, MASKABLE_MARK, size);
}
// The embedded shop's logo, for storefronts that show the one of the admin.
writeFileSync(join(PROJECT_FOLDER, 'embedded/seed/art/brand/logo.png'), await draw(MARK, 512));
writeFileSync(
  join(PUBLIC, 'favicon.ico'),
  toIco(await Promise.all(ICO_SIZES.map((size) => draw(MARK, size)))),
);

async function write(
  /** @type {string} */ name,
  /** @type {string} */ mark,
  /** @type {number} */ size,
) {
  writeFileSync(join(PUBLIC, name), await draw(mark, size));
}

function draw(/** @type {string} */ mark, /** @type {number} */ size) {
  const density = (72 * size) / 64;
  return sharp(Buffer.from(mark), {density: Math.max(density, 72)})
    .resize(size, size)
    .png({compressionLevel: 9, palette: true})
    .toBuffer();
}

/**
 * A Windows icon with the PNGs embedded: a header, a 16-byte entry for each, the images.
 * @param {Buffer[]} pngs of the sizes in `ICO_SIZES`
 */
function toIco(pngs) {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  for (const [index, png] of pngs.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(ICO_SIZES[index] ?? 0, entry);
    head.writeUInt8(ICO_SIZES[index] ?? 0, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pngs]);
}
