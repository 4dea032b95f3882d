import sharp from 'sharp';

/** The properties of a file, if it's a picture that the shop can show. */
export interface Measured {
  /** The size as a browser shows it, turned as the camera recorded. */
  width: number;
  height: number;
  extension: string;
  /** From an iPhone: only Safari shows it, so it becomes a JPEG. */
  isHeic: boolean;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
  gif: 'gif',
};

/** Measures a file's bytes. Null for anything but a picture. */
export async function measurePicture(bytes: Uint8Array): Promise<Measured | null> {
  try {
    const {format, compression, autoOrient} = await sharp(bytes).metadata();
    const extension = EXTENSIONS[format];
    const {width, height} = autoOrient;
    return extension ? {width, height, extension, isHeic: compression === 'hevc'} : null;
  } catch {
    return null; // Not a picture, or a damaged one.
  }
}
