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

/** Including the two bytes of the marker. */
const MAX_COMMENT_BYTES = 65_537;

/** A small picture of that format, with the camera and the location in its metadata. */
export function aPicture(format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer<ArrayBuffer>> {
  return aPlainPicture(320, 200).withExif(PLACE).toFormat(format).toBuffer();
}

/** A JPEG of exactly `bytes`, padded with comments. */
export async function aPictureOf(bytes: number): Promise<Buffer<ArrayBuffer>> {
  const picture = await aPicture('jpeg');
  const missing = bytes - picture.length;
  const count = Math.ceil(missing / MAX_COMMENT_BYTES);
  const comments = Array.from({length: count}, (_, at) => {
    const comment = Buffer.alloc(Math.floor((missing + at) / count), 'x');
    comment.writeUInt16BE(0xfffe, 0);
    comment.writeUInt16BE(comment.length - 2, 2);
    return comment;
  });
  // After the marker that every JPEG starts with.
  return Buffer.concat([picture.subarray(0, 2), ...comments, picture.subarray(2)]);
}

/** A picture of about `megabytes`: noise, which no format compresses well. */
export async function aLargePhotograph(megabytes: number): Promise<Buffer<ArrayBuffer>> {
  const side = Math.round(Math.sqrt((megabytes * 1024 * 1024) / 3));
  const noise = {type: 'gaussian' as const, mean: 128, sigma: 60};
  return sharp({create: {width: side, height: side, channels: 3, background: '#000', noise}})
    .withExif(PLACE)
    .png({compressionLevel: 0})
    .toBuffer();
}

function aPlainPicture(width: number, height: number) {
  return sharp({create: {width, height, channels: 3, background: '#17586a'}});
}

/** A HEIC: an AVIF with another brand, which is all that a server without the codec reads. */
export async function aHeic(): Promise<Buffer<ArrayBuffer>> {
  const picture = Buffer.from(await aPicture('avif'));
  const brandsEnd = picture.readUInt32BE(0);
  for (let at = 8; at < brandsEnd; at += 4) {
    if (picture.toString('latin1', at, at + 4) === 'avif') picture.write('heic', at, 'latin1');
  }
  return picture;
}
