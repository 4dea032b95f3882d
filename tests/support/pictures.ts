import sharp from 'sharp';

/** The EXIF data of the pictures below. The location is Point Lepreau. A stored picture must not contain it. */
const PLACE = {
  IFD0: {Make: 'Halcyon', Model: 'Pocket 9', Artist: 'Ada Leblanc'},
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '45/1 4/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '66/1 27/1 0/1',
  },
};

/** A small picture of that format, with the camera and the place in its metadata. */
export function aPicture(format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer<ArrayBuffer>> {
  const plain = sharp({create: {width: 320, height: 200, channels: 3, background: '#17586a'}});
  return plain.withExif(PLACE).toFormat(format).toBuffer();
}

/** A HEIC: an AVIF with another brand, because a server without the codec reads only the brand. */
export async function aHeic(): Promise<Buffer<ArrayBuffer>> {
  const picture = Buffer.from(await aPicture('avif'));
  const brandsEnd = picture.readUInt32BE(0);
  for (let at = 8; at < brandsEnd; at += 4) {
    if (picture.toString('latin1', at, at + 4) === 'avif') picture.write('heic', at, 'latin1');
  }
  return picture;
}
