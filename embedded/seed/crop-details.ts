/**
 * Cuts the close-ups that some products show as their second picture, out of the paintings beside this file.
 * Run once by hand (`npx tsx embedded/seed/crop-details.ts`); its results are committed.
 */
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import {CLOSE_UP_LONGER_SIDE_PX, CLOSE_UPS} from './close-ups';

/** How much of each side of the painting a close-up shows. */
const SHARE_OF_SIDE = 0.55;

for (const [handle, place] of Object.entries(CLOSE_UPS)) {
  const painting = sharp(fileURLToPath(new URL(`./art/paintings/${handle}.jpg`, import.meta.url)));
  const {width, height} = await painting.metadata();
  const size = {
    width: Math.round(width * SHARE_OF_SIDE),
    height: Math.round(height * SHARE_OF_SIDE),
  };
  await painting
    .extract({
      ...size,
      left: Math.round((width - size.width) * place.left),
      top: Math.round((height - size.height) * place.top),
    })
    .resize({width: CLOSE_UP_LONGER_SIDE_PX, height: CLOSE_UP_LONGER_SIDE_PX, fit: 'inside'})
    .jpeg({quality: 80, mozjpeg: true})
    .toFile(fileURLToPath(new URL(`./art/details/${handle}-detail.jpg`, import.meta.url)));
}
