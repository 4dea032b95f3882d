import {SITE} from '../contracts/site.ts';
import {keyedHash} from '../contracts/security/hmac.ts';
import {isSameSecret} from '../contracts/security/is-same-secret.ts';

/** Crockford's base32, without letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Thirty bits: one in a thousand million made-up numbers passes, and then its certificate also has to exist. */
const SIGNATURE_LENGTH = 6;

const INITIALS = initialsOf(SITE.artist.name);

/** A new certificate's number, signed: `MH-2026-000123-K7Q2MX`. */
export async function signNumber(secret: string, year: string, serial: number): Promise<string> {
  const unsigned = `${INITIALS}-${year}-${String(serial).padStart(6, '0')}`;
  return `${unsigned}-${await signatureOf(secret, unsigned)}`;
}

/** Whether the shop signed this number. */
export async function isSignedNumber(secret: string, number: string): Promise<boolean> {
  const end = number.lastIndexOf('-');
  return isSameSecret(number.slice(end + 1), await signatureOf(secret, number.slice(0, end)));
}

/** The first two initials of a name, or the first two letters of a single word; 'CA' without Latin letters. */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFD')
    .toUpperCase()
    .split(/\s+/)
    .map((word) => word.replace(/[^A-Z]/g, ''));
  const initials = words.map((word) => word.slice(0, 1)).join('');
  const [letters = ''] = [initials, words.join(''), 'CA'].filter(({length}) => length >= 2);
  return letters.slice(0, 2);
}

async function signatureOf(secret: string, unsigned: string): Promise<string> {
  const bytes = (await keyedHash(secret, unsigned)).match(/../g) ?? [];
  return bytes
    .slice(0, SIGNATURE_LENGTH)
    .map((byte) => ALPHABET[Number.parseInt(byte, 16) % ALPHABET.length])
    .join('');
}
