import fc from 'fast-check';

/** The code points that are halves of others in UTF-16. */
const [FIRST_SURROGATE, SURROGATES] = [0xd800, 0x800];

/**
 * Any Unicode character. fast-check's own unit `binary` first creates a table of a million entries, which takes a
 * second.
 */
export const anyCharacter = fc
  .integer({min: 0, max: 0x10ffff - SURROGATES})
  .map((number) => String.fromCodePoint(number + (number < FIRST_SURROGATE ? 0 : SURROGATES)));

/** Malformed and hostile text: any code units, lone surrogates, markup, SQL, headers, very long text. */
export const nastyText = fc.oneof(
  fc.string({unit: anyCharacter}),
  fc.string({unit: fc.integer({min: 0, max: 0xffff}).map((code) => String.fromCharCode(code))}),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    "'; drop table public.contact_messages; --",
    '<script>alert(1)</script>',
    'a@b.ca\r\nBcc: all@example.com',
    '{{constructor}}',
    '[object Object]',
    '../../etc/passwd',
    '\u202egnp.exe',
    '0001-01-01',
    '9999-12-31',
    'null',
    'on',
    '1e999',
  ),
  fc.integer({min: 90, max: 2100}).map((length) => 'x'.repeat(length)),
);
