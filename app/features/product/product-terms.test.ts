import {expect, it} from 'vitest';
import {DELIVERY_TIMES} from '~/shop/delivery/delivery-times';
import {deliveryDates} from '~/shop/delivery/delivery-dates';
import en from '~/words/en/server';
import {aVisibleProduct} from '../../../tests/support/app/a-visible-product';
import {productTerms} from './product-terms';

const NOW_MS = Date.parse('2026-11-22T12:00:00-04:00');

const workOf = (productType: string) => aVisibleProduct({productType, renderedAtMs: NOW_MS});
const termsOf = (work: ReturnType<typeof workOf>, times = DELIVERY_TIMES) =>
  productTerms(en, work, {times, dates: deliveryDates(en, times, NOW_MS)});
const textOf = (wanted: string, ...args: Parameters<typeof termsOf>) =>
  termsOf(...args).find(({term}) => term === wanted)?.text;

const returnsOf = (productType: string) => textOf('Returns & Defects', workOf(productType));

it('promises to replace or refund a print that is reported in time, and to refund an original, before it says that sales are final', () => {
  expect(returnsOf('Prints')).toMatch(
    /within 7 days of receipt with photo evidence, and I’ll replace or refund it\. All sales are final, except where the law provides otherwise\.$/,
  );
  const original = returnsOf('Original Paintings');
  expect(original).toMatch(/I’ll refund it\. All sales are final/);
  expect(original).not.toContain('replace');
});

it('promises a certificate only for an original', () => {
  const namesOf = (productType: string) => termsOf(workOf(productType)).map(({term}) => term);
  expect(namesOf('Original Paintings')).toContain('Certificate of Authenticity');
  expect(namesOf('Prints')).toEqual(['Free Shipping', 'Taxes & Duties', 'Returns & Defects']);
});

it('says when a parcel ships at the latest, if the work can be ordered', () => {
  const print = workOf('Prints');
  expect(textOf('Free Shipping', print)).toContain('ship by November\u00a027');
  const soldOut = {...print, variants: {nodes: []}};
  for (const work of [workOf('Original Paintings'), soldOut]) {
    expect(textOf('Free Shipping', work)).toMatch(/^To Canada and the USA\. Ships in 3–5/);
    expect(textOf('Free Shipping', work)).not.toContain('Orders placed');
  }
});

it('says when a parcel arrives for Christmas, if the work can be ordered', () => {
  const times = {...DELIVERY_TIMES, canada: '4–8'};
  const christmas = 'Order by December\u00a07 for Christmas in Canada.';
  expect(textOf('Free Shipping', workOf('Prints'), times)).toContain(christmas);
  expect(textOf('Free Shipping', workOf('Original Paintings'), times)).not.toContain(christmas);
});

it.each(['Gift Cards', 'Carte-cadeau'])(
  'explains how a %s works, and mentions no parcel',
  (type) => {
    expect(termsOf(workOf(type))).toEqual([en.productTerms.giftCard]);
  },
);

it('doesn’t promise that no duty is due, or shipping to other countries', () => {
  const print = workOf('Prints');
  expect(textOf('Taxes & Duties', print)).toMatch(/if any, .* If any are due, you pay/);
  expect(textOf('Free Shipping', print)).toMatch(
    /^To Canada and the USA\. .* Live somewhere else\?$/,
  );
});
