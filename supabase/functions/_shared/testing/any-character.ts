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
