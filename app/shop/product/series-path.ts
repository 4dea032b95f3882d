/** The path of a series' page, without the language. A handle can contain letters of any language. */
export function seriesPath(handle: string): string {
  return `/series/${encodeURIComponent(handle)}`;
}
