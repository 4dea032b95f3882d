export function seriesPath(handle: string): string {
  return `/series/${encodeURIComponent(handle)}`;
}
