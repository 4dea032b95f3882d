/**
 * The JSON at a URL of the shop; null when it has none: without a connection, when the shop fails and when something
 * else answers. Never rejects. Remix's fetcher would replace the page with the error page without a connection.
 */
export async function fetchJson<T>(
  url: string,
  init?: RequestInit,
  request: typeof fetch = fetch,
): Promise<T | null> {
  try {
    const response = await request(url, init);
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}
