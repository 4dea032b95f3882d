/**
 * The network of an IP address: an IPv4 address itself, or the first 64 bits of an IPv6 address, which a household
 * shares. Null for an invalid address.
 */
export function networkOf(address: string | null): string | null {
  if (!address) return null;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || /^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return mapped ?? address;
  if (!/^[0-9a-f:]+(%\w+)?$/i.test(address) || !address.includes(':')) return null;
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** The /48 of an IPv6 address, which a provider may assign to a single customer; null for any other address. */
export function wideNetworkOf(address: string | null): string | null {
  const network = networkOf(address);
  return network?.includes(':') ? network.split(':').slice(0, 3).join(':') : null;
}
