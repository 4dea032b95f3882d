/** Bytes of a nonce; Hydrogen's are as long, and in the same hexadecimal letters. */
const NONCE_BYTES = 16;

/** How long a nonce is as text. */
export const NONCE_LETTERS = NONCE_BYTES * 2;

/** A nonce for one answer: 32 hexadecimal letters that nobody can guess. */
export function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The nonce that a content security policy names; null when it names none. */
export function findNonce(policy: string | null): string | null {
  return policy?.match(/'nonce-([^']+)'/)?.[1] ?? null;
}

/** Where `text` holds `nonce`. It is too long and too random to stand there by chance. */
export function findPlaces(text: string, nonce: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(nonce); at !== -1; at = text.indexOf(nonce, at + nonce.length)) {
    places.push(at);
  }
  return places;
}

/** A copy of a body with `nonce` at each place. It must be as long as the one that stands there. */
export function withNonce(
  body: Uint8Array<ArrayBuffer>,
  places: readonly number[],
  nonce: string,
): Uint8Array<ArrayBuffer> {
  const copy = body.slice();
  const letters = new TextEncoder().encode(nonce);
  for (const place of places) copy.set(letters, place);
  return copy;
}
