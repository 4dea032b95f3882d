import {describe, expect, it} from 'vitest';
import french from './fr/lengths';

describe('lengths in French', () => {
  it.each([
    [147, 58, '147 cm (58 po)'],
    [24, 9.5, '24 cm (9,5 po)'],
    [-15, -6, '−15 cm (−6 po)'],
  ])('are %d cm and %d in as %s', (centimetres, inches, text) => {
    expect(plainSpaces(french.one(centimetres, inches))).toBe(text);
  });

  it('have the width first, and do not break', () => {
    const text = french.sides([41, 51], [16.5, 20]);
    expect(plainSpaces(text)).toBe('41 × 51 cm (16,5 × 20 po)');
    expect(text.split(' ')).toHaveLength(2);
  });
});

function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
