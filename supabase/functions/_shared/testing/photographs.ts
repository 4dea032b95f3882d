import sharp from 'sharp';

/** Present in every place of a photograph where a camera or a program writes text. */
export const PLANTED = 'PLANTED-45.96N-66.64W';

export const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
export type Format = (typeof FORMATS)[number];

const WIDTH = 48;
const HEIGHT = 32;

/**
 * A small photograph as a camera writes it, with location, description and colour profile. GIF supports none of them.
 */
export async function aPhotograph(format: Format, {orientation = 1} = {}): Promise<Uint8Array> {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3).map((_, i) => (i * 7 + (i >> 6) * 5) & 0xff);
  const picture = sharp(pixels, {raw: {width: WIDTH, height: HEIGHT, channels: 3}});
  if (format === 'gif') return picture.gif().toBuffer();
  return picture
    .withExif({
      IFD0: {ImageDescription: PLANTED, Artist: PLANTED},
      IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '45/1 57/1 36/1', GPSMapDatum: PLANTED},
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${PLANTED}</x:xmpmeta>`)
    .withMetadata({orientation, icc: 'p3'})
    .toFormat(format)
    .toBuffer();
}
