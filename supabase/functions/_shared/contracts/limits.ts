/**
 * The longest each field may be, in characters as a browser counts them (UTF-16 units). Inputs carry the same numbers.
 * Apart from the schemas, so that a page can say them without loading zod; so are the honeypot and the words of consent.
 */
export const LIMITS = {
  name: 100,
  email: 255,
  phone: 20,
  subject: 200,
  colors: 200,
  contactMessage: 1000,
  commissionMessage: 2000,
  images: 10,
} as const;
