import sharp from 'sharp';

/** A PNG of 30 by 20 pixels, for an upload. */
export async function aPng(): Promise<Uint8Array<ArrayBuffer>> {
  const plain = sharp({create: {width: 30, height: 20, channels: 3, background: '#a33'}});
  return new Uint8Array(await plain.png().toBuffer());
}
