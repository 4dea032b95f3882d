import {describe, expect, it} from 'vitest';
import * as en from '~/words/en';
import {arePricesHidden, visibleProduct} from './hidden-prices';

const ms = (text: string) => Date.parse(text);
const print = {handle: 'keeper', productType: 'Prints', launchAt: null};

describe('prices', () => {
  it('of prints on sale are shown, those of originals never', () => {
    expect(arePricesHidden(print, 0)).toBe(false);
    expect(arePricesHidden({...print, productType: 'Original Paintings'}, 0)).toBe(true);
  });

  it('are hidden until the launch and shown at the instant itself', () => {
    const upcoming = {...print, launchAt: {value: '2026-12-01T10:00:00-04:00'}};
    expect(arePricesHidden(upcoming, ms('2026-12-01T13:59:59.999Z'))).toBe(true);
    expect(arePricesHidden(upcoming, ms('2026-12-01T14:00:00Z'))).toBe(false);
  });

  it.each([
    ['2025-11-03T12:00:00Z', true],
    ['2025-11-03T12:59:59Z', true],
    ['2025-11-03T13:00:00Z', false],
  ])(
    'of Breakthrough are hidden until the later of its two hours: hidden at %s: %s',
    (now, expected) => {
      expect(arePricesHidden({...print, handle: 'breakthrough'}, ms(now))).toBe(expected);
    },
  );
});

it('in the data of a page are null while they are hidden, as decided at the time of rendering', () => {
  const nodes = [{id: 'a', price: {amount: '45.00', currencyCode: 'CAD'}}];
  const product = {...print, variants: {nodes}} as unknown as Parameters<typeof visibleProduct>[1];
  expect(visibleProduct(en, product, 7)).toMatchObject({variants: {nodes}, renderedAtMs: 7});
  const original = {...product, productType: 'Original Paintings'};
  expect(visibleProduct(en, original, 7)).toMatchObject({
    variants: {nodes: [{id: 'a', price: null}]},
    renderedAtMs: 7,
  });
});
