/**
 * The image URLs last shown in this tab, by product handle. They are in the HTTP cache, and serve as placeholders for
 * larger files. Always empty on the server.
 */
const addresses = new Map<string, string>();

export function rememberShownImage(handle: string, address: string): void {
  addresses.set(handle, address);
}

export function findShownImage(handle: string): string | null {
  return addresses.get(handle) ?? null;
}
