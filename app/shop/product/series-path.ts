/** The path of a series' page. */
export function seriesPath(handle: string): string {
  return `/series/${encodeURIComponent(handle)}`;
}
