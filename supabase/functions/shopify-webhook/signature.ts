import {importHmacKey} from '../_shared/contracts/security/hmac.ts';

/** Whether `signature`, in base64, is the HMAC-SHA-256 of `bytes`. Compares in constant time. */
export async function isSignedBy(
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
  signature: string,
): Promise<boolean> {
  const hmacKey = await importHmacKey(key, 'verify');
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
