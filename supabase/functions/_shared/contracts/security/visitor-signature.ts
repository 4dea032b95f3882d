import {importHmacKey, keyedHash} from './hmac.ts';

const ADDRESS_HEADER = 'x-visitor-address';
const SIGNATURE_HEADER = 'x-visitor-signature';

/** How far the clocks of the shop's server and of the functions may differ. After that, a signature is invalid. */
const MAX_AGE_MS = 5 * 60 * 1000;

/**
 * The headers that identify a call from the shop's server (`SHOP_FORWARD_SECRET`), and the visitor it's for: `<epoch
 * milliseconds>.<HMAC-SHA-256 of these and the IP address>`. A null address is unknown.
 */
export async function signVisitor(
  secret: string,
  address: string | null,
  nowMs: number,
): Promise<Record<string, string>> {
  const signature = await keyedHash(secret, signedText(String(nowMs), address));
  return {
    ...(address ? {[ADDRESS_HEADER]: address} : {}),
    [SIGNATURE_HEADER]: `${nowMs}.${signature}`,
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
  const key = await importHmacKey(secret, 'verify');
  // Compares in constant time.
  const isValid = await crypto.subtle.verify(
    'HMAC',
    key,
    fromHex(hex),
    new TextEncoder().encode(signedText(time, address)),
  );
  return isValid ? {address} : null;
}

function signedText(time: string, address: string | null): string {
  return `${time}\n${address ?? ''}`;
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
