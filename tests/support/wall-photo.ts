import sharp from 'sharp';

/** A photo of 12 megapixels, as a phone takes it: a wall straight on with a door, 8 pixels to the centimetre. */
export const WALL_PHOTO = {width: 4000, height: 3000, door: {x: 720, top: 874, bottom: 2500}};

export function aWallPhoto(): Promise<Buffer> {
  const {width, height, door} = WALL_PHOTO;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#c9b48e"/>
    <rect y="${door.bottom}" width="${width}" height="500" fill="#5d4a35"/>
    <rect x="400" y="${door.top}" width="650" height="${door.bottom - door.top}" fill="#efe8da"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}
