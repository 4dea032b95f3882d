/** The element of a location's hash; null without a hash, and for a hash that can't be decoded. */
export function findAnchor(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
