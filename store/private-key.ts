import {MIXED_KEY} from './patterns';

/** The rules for a key that opens a private URL. Shopify's admin enforces them on saving. */
export const PRIVATE_KEY = {min: 12, pattern: MIXED_KEY};

export const PRIVATE_KEY_HINT =
  '12 or more letters and digits, mixed at random, such as k7vq-2m9x-w4tn.';

/** Whether the key could be guessed. */
export function isGuessable(key: string): boolean {
  return key.length < PRIVATE_KEY.min || !new RegExp(PRIVATE_KEY.pattern.regex).test(key);
}
