/** Stores a query's good response for a page to show while the storefront fails, for `maxAge` seconds. */
export function storeLastGood(
  cache: Cache,
  queryKey: readonly string[],
  data: object,
  maxAge: number,
): Promise<void> {
  const headers = {'Cache-Control': `public, max-age=${maxAge}`};
  return cache.put(entryKey(queryKey), Response.json(data, {headers}));
}

/** A query's last good response; null when it's too old or there's none. */
export async function findLastGood(cache: Cache, queryKey: readonly string[]): Promise<unknown> {
  const stored = await cache.match(entryKey(queryKey));
  return stored ? stored.json() : null;
}

function entryKey(queryKey: readonly string[]): Request {
  return new Request(`https://shopify.dev/?last-good=${encodeURIComponent(queryKey.join(' '))}`);
}
