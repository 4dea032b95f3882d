type Data = Record<string, unknown>;

/** Stores the last good response of a query in Hydrogen's cache, beside the response itself, for that many seconds. */
export async function storeLastGood(
  cache: Cache,
  query: string,
  data: Data,
  maxAgeSeconds: number,
): Promise<void> {
  const headers = {'Cache-Control': `public, max-age=${maxAgeSeconds}`};
  await cache.put(keyOf(query), Response.json(data, {headers}));
}

/** The stored response; null when there's none, or only an older one. */
export async function findLastGood(cache: Cache, query: string): Promise<Data | null> {
  const stored = await cache.match(keyOf(query));
  return stored ? stored.json<Data>() : null;
}

function keyOf(query: string): Request {
  return new Request(`https://shopify.dev/?last-good=${encodeURIComponent(query)}`);
}
