/** Where a developer's own machine runs a store; everywhere else a checkout is encrypted. */
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1']);

/**
 * The address of a checkout when it lies at one of `origins`, over https or on this machine, and carries no password; else
 * null.
 */
export function findCheckoutUrl(text: string, origins: readonly string[]): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPrivate = url.protocol === 'https:' || LOCAL_HOSTS.has(url.hostname);
  const isPlain = url.username === '' && url.password === '';
  return isPrivate && isPlain && origins.includes(url.origin) ? url : null;
}
