/** The path of an entry's page. */
export function entryPath(handle: string): string {
  return `/journal/${encodeURIComponent(handle)}`;
}
