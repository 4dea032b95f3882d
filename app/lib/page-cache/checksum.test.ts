import {describe, expect, it} from 'vitest';
import {checksum, movedOn, ONE, product, remainder} from './checksum';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the checksum of gzip', () => {
  it('is the one that the standard gives', () => {
    expect(checksum(bytes('123456789'))).toBe(0xcbf43926);
    expect(checksum(bytes(''))).toBe(0);
  });

  it.each([0, 1, 31, 4000])('is moved on over %i bytes by a product', (count) => {
    const rest = remainder(bytes('a nonce'));
    const moved = remainder(new Uint8Array(count), rest);
    expect(movedOn(rest, count)).toBe(moved);
    expect(product(movedOn(ONE, count), rest)).toBe(moved);
  });

  it('is the sum of what its parts give', () => {
    const whole = remainder(bytes('art\0\0'));
    expect((whole ^ remainder(bytes('\0\0\0by'))) >>> 0).toBe(remainder(bytes('artby')));
  });
});
