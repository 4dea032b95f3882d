/** The path of an entry's page. */
export function entryPath(handle: string): `/journal/${string}` {
  return `/journal/${encodeURIComponent(handle)}`;
}
