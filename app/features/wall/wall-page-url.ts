/** The link that opens the wall on the work's page at `path`. On that page itself, `here`, it keeps the chosen size. */
export function wallPageUrl(path: string, here: URL): string {
  const url = new URL(path, here);
  if (url.pathname === here.pathname) url.search = here.search;
  url.searchParams.set('wall', '');
  return url.href;
}
