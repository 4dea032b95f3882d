/** Hosts of a local store; on any other host a checkout must use https. */
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1']);

/**
 * The checkout's URL if its origin is one of `origins`, it uses https or a local host, and it has no credentials; else
 * null.
 */
export function findCheckoutUrl(text: string, origins: readonly string[]): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPrivate = url.protocol === 'https:' || LOCAL_HOSTS.has(url.hostname);
  const isPlain = url.username === '' && url.password === '';
  return isPrivate && isPlain && origins.includes(url.origin) ? url : null;
}
