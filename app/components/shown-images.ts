/**
 * The files in which works were shown last, by handle, as far as this tab remembers. The browser has them at hand: they
 * stand in for a larger one until it has come. The server remembers nothing.
 */
const addresses = new Map<string, string>();

export function rememberShownImage(handle: string, address: string): void {
  addresses.set(handle, address);
}

export function findShownImage(handle: string): string | null {
  return addresses.get(handle) ?? null;
}
