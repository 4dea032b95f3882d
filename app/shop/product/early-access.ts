import type {EarlyAccessFragment} from 'storefrontapi.generated';
import {isSameSecret} from '#contracts/security/is-same-secret';

/** The URL parameter of the early-access page, and the form field that submits its key. */
export const EARLY_ACCESS_PARAMETER = 'key';

/**
 * Whether `given` opens the product's early access. A product without the metafield `custom.early_access_key` is open
 * to everyone. Ignores case and surrounding space, because a visitor may type the key from an email.
 */
export function opensEarlyAccess(
  {earlyAccessKey}: Pick<EarlyAccessFragment, 'earlyAccessKey'>,
  given: string,
): boolean {
  const key = normalized(earlyAccessKey?.value ?? '');
  return key === '' || isSameSecret(normalized(given), key);
}

function normalized(key: string): string {
  return key.trim().toLowerCase();
}
