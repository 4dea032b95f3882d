import {isSameSecret} from '~/lib/security/is-same-secret';

/** The URL parameter of the early-access page, and the form field with which its lines are posted. */
export const EARLY_ACCESS_PARAMETER = 'key';

/** A product with the metafield `custom.early_access_key`. */
export interface WithEarlyAccessKey {
  earlyAccessKey?: {value: string} | null;
}

/**
 * Whether `given` opens the product's early access. Without the metafield everybody's does. Letter case and surrounding space
 * don't count: the key may be typed from a letter.
 */
export function opensEarlyAccess({earlyAccessKey}: WithEarlyAccessKey, given: string): boolean {
  const key = normalized(earlyAccessKey?.value ?? '');
  return key === '' || isSameSecret(normalized(given), key);
}

function normalized(key: string): string {
  return key.trim().toLowerCase();
}
