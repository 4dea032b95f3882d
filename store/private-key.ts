import {MIXED_KEY} from './patterns';

/** The rules of a key that opens an address, which Shopify's admin enforces when it is saved. */
export const PRIVATE_KEY = {min: 12, pattern: MIXED_KEY};

export const PRIVATE_KEY_HINT =
  '12 or more letters and digits, mixed at random, such as k7vq-2m9x-w4tn.';

/** Whether somebody could guess the key. */
export function isGuessable(key: string): boolean {
  return key.length < PRIVATE_KEY.min || !new RegExp(PRIVATE_KEY.pattern.regex).test(key);
}
