import * as z from 'zod/mini';

/** `MH-2026-000123-K7Q2MX`: initials, year, serial number, and a signature without the letters I, L, O and U. */
const NUMBER = /^[A-Z]{2}-\d{4}-\d{6,9}-[0-9A-HJKMNP-TV-Z]{6}$/;

/**
 * Normalizes a certificate number that a person typed: any case, any dashes or spaces or none, and after the initials
 * an O for a zero or an I or L for a one. Null for anything else.
 */
export function readCertificateNumber(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  const rest = plain.slice(2).replaceAll('O', '0').replace(/[IL]/g, '1');
  const number = plain.slice(0, 2) + rest.replace(/^(.{4})(.*)(.{6})$/, '-$1-$2-$3');
  return NUMBER.test(number) ? number : null;
}

/** The body of the function `certificate`. */
export const certificateRequestSchema = z.object({
  number: z.string().check(z.maxLength(40, {abort: true}), z.regex(NUMBER, 'Invalid number')),
});

const text = z.nullable(z.string());
const pixels = z.nullable(z.number());

export const certificateSchema = z.object({
  number: z.string(),
  kind: z.enum(['original', 'print']),
  /** The product's handle; null for a commission. */
  handle: text,
  title: z.string(),
  artist: z.string(),
  medium: text,
  size: text,
  year: text,
  /** The copy's number is null when it's unknown. */
  edition: z.nullable(z.object({number: z.nullable(z.number()), size: z.number()})),
  picture: z.nullable(z.object({url: z.string(), alt: text, width: pixels, height: pixels})),
  issuedAt: z.iso.datetime({offset: true}),
});

export type Certificate = z.infer<typeof certificateSchema>;

/** The response of the function `certificate`. */
export const certificateReplySchema = z.object({
  ok: z.literal(true),
  certificate: certificateSchema,
});
