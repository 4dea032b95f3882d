import {describe, expect, it} from 'vitest';
import {handlingDays} from '~/shop/structured-data/selling-terms';
import en from '~/words/en/server';
import {DELIVERY_TIMES, readDeliveryTimes, transitTimeText} from './delivery-times';
import {metaobject} from '../../../tests/support/app/metaobject';

describe('delivery times', () => {
  it.each([
    ['3 to 5', '3–5'],
    ['7-10 business days', '7–10'],
    ['2 Days', '2'],
    ['3 à 5 jours ouvrables', '3–5'],
    ['1 jour', '1'],
    ['about a week', 'about a week'],
  ])('written %j are %j', (written, read) => {
    expect(readDeliveryTimes(metaobject({preparation_days: written}))?.preparation).toBe(read);
  });

  it('are the default ones beside a note alone', () => {
    const times = readDeliveryTimes(metaobject({note: 'Away in July.'}));
    expect(times).toEqual({...DELIVERY_TIMES, note: 'Away in July.'});
    expect(readDeliveryTimes(metaobject({note: ' '}))).toBeUndefined();
  });

  it.each([
    ['7–10', {min: 7, max: 10}],
    ['2', {min: 2, max: 2}],
    // The usual ones.
    ['about a week', {min: 3, max: 5}],
  ])('of %j are for search engines %j', (preparation, range) => {
    expect(handlingDays({delivery: {preparation}})).toEqual(range);
  });

  it.each([
    [{}, null],
    [{canada: '4–8'}, 'Delivery then takes 4–8 days within Canada.'],
    [
      {canada: '4–8', usa: '6–12'},
      'Delivery then takes 4–8 days within Canada and 6–12 days to the USA.',
    ],
  ])('with %j say %j', (ways, words) => {
    expect(transitTimeText(en, {...DELIVERY_TIMES, ...ways})).toBe(words);
  });
});
