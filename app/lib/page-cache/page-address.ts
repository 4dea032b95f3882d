/** A page that is the same for everybody who asks for the same address. */
export interface CachedPage {
  /** Remix's id of its route, as a browser names it in `_routes` when it asks for that route's data alone. */
  route: string;
  path: RegExp;
  /** The parameters that the page reads, each with the values under which it may be kept. */
  reads?: Readonly<Record<string, (value: string) => boolean>>;
}

/** A parameter's values that are one visitor's own: with them the page is made anew and kept by nobody. */
export const ONE_VISITOR = () => false;

/**
 * The address that a page is rendered from and kept under: of all its parameters those that the page reads, in one order.
 * Whatever else links carry (`utm_source`, `fbclid`, `gclid` and their kind, or made-up ones) would give every visitor a
 * copy of his own, and anybody a way to fill the cache; a list of what to keep never grows old as one of what to drop does.
 *
 * Null for an address that is not to be cached: another page, or a parameter with a value of its own. Data requests of the
 * client router (`/about.data?_routes=…`) are kept beside the document.
 */
export function cachedAddress(url: URL, pages: readonly CachedPage[]): URL | null {
  const isData = url.pathname.endsWith('.data');
  const path = isData ? url.pathname.slice(0, -'.data'.length) : url.pathname;
  const page = pages.find((candidate) => candidate.path.test(path === '/_root' ? '/' : path));
  if (!page) return null;

  const address = new URL(url.pathname, url.origin);
  const reads = {...page.reads, ...(isData && {_routes: (id: string) => id === page.route})};
  for (const [name, isKept] of Object.entries(reads)) {
    const value = url.searchParams.get(name);
    if (value === null) continue;
    if (!isKept(value)) return null;
    address.searchParams.set(name, value);
  }
  return address;
}
