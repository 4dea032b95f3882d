import {toHex} from './contracts/security/hmac.ts';

/** SHA-256 in hexadecimal. */
export async function hash(text: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
