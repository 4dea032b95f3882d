const ADDRESS_HEADER = 'x-visitor-address';
const SIGNATURE_HEADER = 'x-visitor-signature';

/** How far the clocks of the shop's server and of the functions may differ. After that, a signature is invalid. */
const MAX_AGE_MS = 5 * 60 * 1000;

const encoder = new TextEncoder();

/**
 * The headers by which the functions recognise a call from the shop's server (`SHOP_FORWARD_SECRET`), and the visitor
 * it's for: `<epoch milliseconds>.<HMAC-SHA-256 of these and the IP address>`. A null address is unknown.
 */
export async function signVisitor(
  secret: string,
  address: string | null,
  nowMs: number,
): Promise<Record<string, string>> {
  const key = await importKey(secret, 'sign');
  const signature = await crypto.subtle.sign('HMAC', key, signedText(String(nowMs), address ?? ''));
  return {
    ...(address ? {[ADDRESS_HEADER]: address} : {}),
    [SIGNATURE_HEADER]: `${nowMs}.${toHex(new Uint8Array(signature))}`,
  };
}

/** The visitor of a call that the shop's server signed; null for any other call, whatever its headers say. */
export async function verifyVisitor(
  secret: string,
  headers: Headers,
  nowMs: number,
): Promise<{address: string | null} | null> {
  const [, time = '', hex = ''] =
    /^(\d{1,15})\.([0-9a-f]{64})$/.exec(headers.get(SIGNATURE_HEADER) ?? '') ?? [];
  if (!hex || Math.abs(nowMs - Number(time)) > MAX_AGE_MS) return null;
  const address = headers.get(ADDRESS_HEADER);
  const key = await importKey(secret, 'verify');
  // Compares in constant time.
  const isValid = await crypto.subtle.verify(
    'HMAC',
    key,
    fromHex(hex),
    signedText(time, address ?? ''),
  );
  return isValid ? {address} : null;
}

function importKey(secret: string, usage: 'sign' | 'verify') {
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  return crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [usage]);
}

function signedText(time: string, address: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(`${time}\n${address}`);
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
