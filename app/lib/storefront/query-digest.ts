/** By query: there are as many as the shop's code has. */
const digests = new Map<string, string>();

/**
 * A short name of a query for its cache key: a digest, which changes with the query. With its whole text the key would be an
 * address of several kilobytes, which Hydrogen writes and parses twice for each page.
 */
export async function digestOf(query: string): Promise<string> {
  const known = digests.get(query);
  if (known) return known;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(query));
  const digest = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  digests.set(query, digest);
  return digest;
}
