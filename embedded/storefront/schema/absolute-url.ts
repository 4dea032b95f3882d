/** Makes a path of a server absolute; an absolute URL is returned unchanged. */
export function absoluteUrl(origin: string, path: string): string {
  return /^https?:\/\//.test(path) ? path : new URL(path, origin).href;
}
