/**
 * The rules of a key that opens an address, which Shopify's admin enforces when it is saved: long, and with digits on both
 * sides of a letter. 'autumn-letter-7' is words and a number, which can be guessed.
 */
export const PRIVATE_KEY = {min: 12, pattern: '^[A-Za-z0-9-]*[0-9][A-Za-z-]+[0-9][A-Za-z0-9-]*$'};

export const PRIVATE_KEY_HINT =
  '12 or more letters and digits, mixed at random, such as k7vq-2m9x-w4tn.';

/** Whether somebody could guess the key. */
export function isGuessable(key: string): boolean {
  return key.length < PRIVATE_KEY.min || !new RegExp(PRIVATE_KEY.pattern).test(key);
}
