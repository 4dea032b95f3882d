const encoder = new TextEncoder();

/** SHA-256 in hexadecimal. */
export async function hash(text: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
}

/** HMAC-SHA-256 in hexadecimal: without the key, hashed addresses cannot be guessed by brute force. */
export async function keyedHash(key: string, text: string): Promise<string> {
  const hmacKey = await crypto.subtle.importKey(
    'raw',
    encoder.encode(key),
    {name: 'HMAC', hash: 'SHA-256'},
    false,
    ['sign'],
  );
  return toHex(await crypto.subtle.sign('HMAC', hmacKey, encoder.encode(text)));
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
