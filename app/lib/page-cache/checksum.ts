/** The polynomial of gzip's checksum, CRC-32 (RFC 1952, 8), its lowest power first. */
const POLYNOMIAL = 0xedb88320;

/** The polynomial 1. */
export const ONE = 0x80000000;

/** Bare: gzip complements both, before and after. */
export function remainder(bytes: Uint8Array, before = 0): number {
  let rest = before;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = timesX(rest);
  }
  return rest >>> 0;
}

/** The checksum that stands at the end of a gzip file. */
export function checksum(bytes: Uint8Array): number {
  return ~remainder(bytes, ~0) >>> 0;
}

/** `rest` as it is after so many further bytes, all of them 0. */
export function movedOn(rest: number, byteCount: number): number {
  let moved = rest;
  for (let bit = 0; bit < byteCount * 8; bit += 1) moved = timesX(moved);
  return moved >>> 0;
}

/** The product of two remainders. With `movedOn(ONE, n)` it moves any other on by n bytes, in 32 steps. */
export function product(one: number, other: number): number {
  let sum = 0;
  let power = other;
  for (let rest = one; rest !== 0; rest <<= 1) {
    if (rest & ONE) sum ^= power;
    power = timesX(power);
  }
  return sum >>> 0;
}

function timesX(rest: number): number {
  return rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
}
