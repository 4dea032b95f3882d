import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {formatMoney, fromCents, toCents} from './money';

describe('money', () => {
  it.each([
    ['45', 'CAD $45.00'],
    ['12.5', 'CAD $12.50'],
    ['0.0', 'CAD $0.00'],
    ['1234.5', 'CAD $1,234.50'],
    ['19.999', 'CAD $20.00'],
    ['999.99', 'CAD $999.99'],
    ['1234567', 'CAD $1,234,567.00'],
  ])('formats %s as %s', (amount, text) => {
    expect(formatMoney(en, {amount, currencyCode: 'CAD'})).toBe(text);
  });

  it('is converted to cents and back', () => {
    expect(fromCents(toCents('19.99'))).toBe('19.99');
    expect(toCents('free')).toBeNaN();
  });
});
