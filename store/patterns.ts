/** The format of a line of text. Shopify checks the expression (RE2); the embedded admin also shows the sentence. */
export interface Pattern {
  regex: string;
  message: string;
}

export const EMAIL: Pattern = {
  regex: '^[^@\\s]+@[^@\\s]+$',
  message: 'An email address has an @, as in studio@your-shop.ca.',
};

export const FULL_URL: Pattern = {
  regex: '^https://[^\\s/]+\\.[^\\s]+$',
  message: 'A full URL begins with https://, as in https://www.instagram.com/your.name.',
};

export const LINK: Pattern = {
  regex: '^(/([^/\\s][^\\s]*)?|https://[^\\s]+)$',
  message:
    'A link to a page of the shop begins with /, as in /about; a link elsewhere begins with https://.',
};

export const BUSINESS_DAYS: Pattern = {
  regex: '^\\d{1,3}(\\s*(to|à|-|–)\\s*\\d{1,3})?(\\s*(business )?days?)?$',
  message: 'Enter one or two numbers of days, as in 5 or 7 to 10.',
};

/** A key that opens a private URL. 'autumn-letter-7' is words and a number, which can be guessed. */
const MIXED_KEY: Pattern = {
  regex: '^[A-Za-z0-9-]*[0-9][A-Za-z-]+[0-9][A-Za-z0-9-]*$',
  message: 'A key is a random mix of letters and digits, such as k7vq-2m9x-w4tn.',
};

/** The rules for a key that opens a private URL. Shopify's admin enforces them on saving. */
export const PRIVATE_KEY = {min: 12, pattern: MIXED_KEY};

export const PRIVATE_KEY_HINT =
  '12 or more letters and digits, mixed at random, such as k7vq-2m9x-w4tn.';

/** Whether the key could be guessed. */
export function isGuessable(key: string): boolean {
  return key.length < PRIVATE_KEY.min || !new RegExp(PRIVATE_KEY.pattern.regex).test(key);
}
