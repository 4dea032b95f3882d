import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {initialsOf, isSignedNumber, signNumber} from './certificate-number.ts';
import {readCertificateNumber} from '../contracts/certificate.ts';

const SECRET = 'certificate-secret';

describe('a certificate’s number', () => {
  it('is short and deterministic', async () => {
    const number = await signNumber(SECRET, '2026', 123);
    expect(number).toMatch(/^MH-2026-000123-[0-9A-Z]{6}$/);
    expect(await signNumber(SECRET, '2026', 123)).toBe(number);
  });

  it('is valid only for the secret that signed it, whatever its year and serial number', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({min: 2020, max: 2999}),
        fc.integer({min: 1, max: 999_999_999}),
        async (year, serial) => {
          const number = await signNumber(SECRET, String(year), serial);
          expect(readCertificateNumber(number)).toBe(number);
          expect(await isSignedNumber(SECRET, number)).toBe(true);
          expect(await isSignedNumber('another', number)).toBe(false);
        },
      ),
      {numRuns: 50},
    );
  });

  it('is invalid once any character changes', async () => {
    const number = await signNumber(SECRET, '2026', 123);
    for (let index = 0; index < number.length; index += 1) {
      const other = number[index] === '7' ? '8' : '7';
      const forged = `${number.slice(0, index)}${other}${number.slice(index + 1)}`;
      expect(await isSignedNumber(SECRET, forged)).toBe(false);
    }
    for (const forged of ['', '-', number.slice(0, -1), `${number}0`, number.slice(0, -7)]) {
      expect(await isSignedNumber(SECRET, forged)).toBe(false);
    }
  });
});

it.each([
  ['Maren Hallet', 'MH'],
  ['Élise de la Tour', 'ED'],
  ['Colette', 'CO'],
  ['岸田', 'CA'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

describe('a typed number', () => {
  it.each([
    'MH-2026-000123-K7Q2M0',
    ' mh-2026-000123-k7q2mo ',
    'MH 2026 000123 K7Q2M0',
    'MH–2026–000123–K7Q2M0',
    'mh2026000123k7q2m0',
    'MH-2O26-OOO123-K7Q2MO',
  ])('is read from %s', (typed) => {
    expect(readCertificateNumber(typed)).toBe('MH-2026-000123-K7Q2M0');
  });

  it.each(['', 'specimen', 'MH-2026-123-K7Q2M0', 'MH-2026-000123-K7Q2', 'MH-2026-000123-K7Q2MU'])(
    'is null for “%s”',
    (typed) => {
      expect(readCertificateNumber(typed)).toBeNull();
    },
  );
});
