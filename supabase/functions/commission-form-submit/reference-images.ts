/** `<uuid>/<timestamp>-<index>-<file name>`, as the bucket's policy requires. */
const OWN_PATH = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{13}-(\d{1,2}-[\w.-]{1,100})$/;

/** Whether `url` is the public URL of an image in our bucket, which starts with `publicPrefix`. */
export function isOwnImage(url: string, publicPrefix: string): boolean {
  return url.startsWith(publicPrefix) && OWN_PATH.test(url.slice(publicPrefix.length));
}

/** The part of a URL that is the same when the same file is uploaded again: its index and name. */
export function imageName(url: string): string {
  const path = url.split('/').slice(-2).join('/');
  return OWN_PATH.exec(path)?.[1] ?? url;
}
