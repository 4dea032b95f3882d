import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {formatLength, formatSides} from './format-length';

describe('lengths', () => {
  it.each([
    [147, '147 cm (58 in)'],
    [20, '20 cm (8 in)'],
    [24, '24 cm (9.5 in)'],
    [-15, '-15 cm (-6 in)'],
  ])('%d cm is %s', (centimetres, text) => {
    expect(formatLength(en, centimetres)).toBe(text);
  });

  it('has the width first', () => {
    expect(formatSides(en, 60.96, 45.72)).toBe('61 × 46 cm (24 × 18 in)');
  });
});
