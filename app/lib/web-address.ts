/** A full URL of the web; null for any other text, which the admin may contain. */
export function webAddress(url: string | undefined): string | null {
  return url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
}
