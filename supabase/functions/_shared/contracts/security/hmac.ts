const encoder = new TextEncoder();

/** The key of an HMAC-SHA-256. */
export function importHmacKey(secret: string, usage: 'sign' | 'verify') {
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  return crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [usage]);
}

/** HMAC-SHA-256 in hexadecimal: without the key, what it hides can't be guessed by brute force. */
export async function keyedHash(secret: string, text: string): Promise<string> {
  const key = await importHmacKey(secret, 'sign');
  return toHex(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

export function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
