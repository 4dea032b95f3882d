import {describe, expect, it} from 'vitest';
import {createNonce, findNonce, findPlaces, withNonce} from './nonce';

describe('a nonce', () => {
  it('has 32 hexadecimal letters, other ones each time', () => {
    const nonces = Array.from({length: 100}, createNonce);
    expect(new Set(nonces).size).toBe(100);
    for (const nonce of nonces) expect(nonce).toMatch(/^[\da-f]{32}$/);
  });

  it('is found in a policy', () => {
    expect(findNonce("default-src 'self' 'nonce-abc'; object-src 'none'")).toBe('abc');
    expect(findNonce("default-src 'self'")).toBeNull();
    expect(findNonce(null)).toBeNull();
  });

  it('is written over the old one everywhere, and over nothing else', () => {
    const text = 'aaa <script nonce="aa11">é “aa1”</script><script nonce="aa11">';
    const body = new TextEncoder().encode(text);
    const places = findPlaces(new TextDecoder('latin1').decode(body), 'aa11');
    const renewed = withNonce(body, places, 'bb22');
    expect(new TextDecoder().decode(renewed)).toBe(text.replaceAll('aa11', 'bb22'));
    expect(new TextDecoder().decode(body)).toBe(text);
  });
});
