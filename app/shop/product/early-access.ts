import {isSameSecret} from '#contracts/security/is-same-secret';
import type {MetafieldValue} from './metafields';

/** The URL parameter of the early-access page, and the form field that submits its key. */
export const EARLY_ACCESS_PARAMETER = 'key';

/** A product with the metafield `custom.early_access_key`. */
export interface WithEarlyAccessKey {
  earlyAccessKey?: MetafieldValue;
}

/**
 * Whether `given` opens the product's early access. A product without the metafield is open to everyone. Ignores case
 * and surrounding space, because a visitor may type the key from an email.
 */
export function opensEarlyAccess({earlyAccessKey}: WithEarlyAccessKey, given: string): boolean {
  const key = normalized(earlyAccessKey?.value ?? '');
  return key === '' || isSameSecret(normalized(given), key);
}

function normalized(key: string): string {
  return key.trim().toLowerCase();
}
