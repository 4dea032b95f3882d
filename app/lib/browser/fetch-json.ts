/**
 * The JSON at a URL of the shop. Null without a connection, when the shop fails, and when the response isn't JSON.
 * Never rejects. Without a connection, Remix's fetcher would show the error page.
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
