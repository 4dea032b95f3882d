import {describe, expect, it} from 'vitest';
import {taxFor} from './taxes';

describe('the tax of the destination', () => {
  it.each([
    ['NB', 'HST (15%)', 1500],
    ['NL', 'HST (15%)', 1500],
    ['PE', 'HST (15%)', 1500],
    ['NS', 'HST (14%)', 1400],
    ['ON', 'HST (13%)', 1300],
    ['QC', 'GST (5%)', 500],
    ['BC', 'GST (5%)', 500],
    ['YT', 'GST (5%)', 500],
  ])('for a delivery to %s is %s', (region, label, cents) => {
    expect(taxFor('CA', region, 10_000)).toEqual({label, cents});
  });

  it('is rounded to the cent', () => {
    expect(taxFor('CA', 'NB', 4503)).toEqual({label: 'HST (15%)', cents: 675});
  });

  it('isn’t charged on an export', () => {
    expect(taxFor('US', 'ME', 10_000)).toBeNull();
  });
});
