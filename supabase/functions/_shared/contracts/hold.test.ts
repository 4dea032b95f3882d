import {describe, expect, it} from 'vitest';
import {priceField} from './hold.ts';

describe('a price', () => {
  it.each([
    ['4800', 480_000],
    ['4800.50', 480_050],
    ['4,800', 480_000],
    ['4,800.50', 480_050],
    ['$950,000', 95_000_000],
    ['4800,50', 480_050],
    ['4 800,50 $', 480_050],
    ['4\u00a0800,50\u00a0$', 480_050],
  ])('typed as %j is %i cents', (text, cents) => {
    expect(priceField('invalid').parse(text)).toBe(cents);
  });
});
