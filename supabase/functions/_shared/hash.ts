const encoder = new TextEncoder();

/** SHA-256 in hexadecimal. */
export async function hash(text: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
}

/** HMAC-SHA-256 in hexadecimal. Without the key, nobody can find hashed addresses by brute force. */
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

/** Whether `signature`, in base64, is the HMAC-SHA-256 of `bytes`. Compares in constant time. */
export async function isSignedBy(
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
  signature: string,
): Promise<boolean> {
  const hmacKey = await crypto.subtle.importKey(
    'raw',
    encoder.encode(key),
    {name: 'HMAC', hash: 'SHA-256'},
    false,
    ['verify'],
  );
  return crypto.subtle.verify('HMAC', hmacKey, fromBase64(signature), bytes);
}

/** Empty for text that isn't base64. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
