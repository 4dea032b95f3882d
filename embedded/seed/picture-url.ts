/** Version in a picture's URL; grows when a file is replaced, because URLs are cached for a year. */
const PICTURE_VERSION = 3;

/** The URL of a file below `seed/art` on the backend's CDN. */
export function pictureUrl(file: string): string {
  return `/cdn/shop/files/${file.split('/').at(-1) ?? file}?v=${PICTURE_VERSION}`;
}
