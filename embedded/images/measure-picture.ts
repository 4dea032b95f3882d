import sharp from 'sharp';

/** What a file says of itself, if it is a picture that the shop can show. */
export interface Measured {
  /** The size as a browser shows it, turned by the camera's note. */
  width: number;
  height: number;
  extension: string;
  /** From an iPhone: no browser but Safari shows it, so it becomes a JPEG. */
  isHeic: boolean;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
  gif: 'gif',
};

/** Measures a file or its bytes. Null for anything but a picture. */
export async function measurePicture(file: string | Uint8Array): Promise<Measured | null> {
  try {
    const {format, compression, autoOrient} = await sharp(file).metadata();
    const extension = EXTENSIONS[format];
    const {width, height} = autoOrient;
    return extension ? {width, height, extension, isHeic: compression === 'hevc'} : null;
  } catch {
    return null; // Not a picture, or a damaged one.
  }
}
