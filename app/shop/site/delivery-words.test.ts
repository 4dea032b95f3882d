import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {DELIVERY_TIMES} from './delivery-times';
import {deliveryDeadlineText, shippingDays} from './delivery-words';

/** A Sunday in the studio, and already Monday in UTC. */
const SUNDAY_EVENING = Date.parse('2026-11-22T22:30:00-04:00');

describe('when a parcel leaves at the latest', () => {
  it('is counted from the day in the studio', () => {
    expect(deliveryDeadlineText(en, DELIVERY_TIMES, SUNDAY_EVENING)).toBe(
      'If you order on November 22, it ships by November 27.',
    );
  });

  it('is in short the two days', () => {
    expect(shippingDays(en, DELIVERY_TIMES, SUNDAY_EVENING)).toEqual({
      ordered: 'November 22',
      leaves: 'November 27',
    });
    expect(shippingDays(en, {preparation: 'about a week'}, SUNDAY_EVENING)).toBeNull();
  });

  it.each([
    [{canada: '4–8'}, ' and arrives in Canada by December 9.'],
    [{usa: '6–12'}, ' and arrives in the USA by December 15.'],
    [
      {canada: '4–8', usa: '6–12'},
      ' and arrives in Canada by December 9 and in the USA by December 15.',
    ],
    [{canada: 'a week'}, '.'],
  ])('goes on to the arrival with %j', (ways, end) => {
    expect(deliveryDeadlineText(en, {...DELIVERY_TIMES, ...ways}, SUNDAY_EVENING)).toBe(
      `If you order on November 22, it ships by November 27${end}`,
    );
  });

  it('is not said where the artist wrote no number', () => {
    expect(deliveryDeadlineText(en, {preparation: 'about a week'}, SUNDAY_EVENING)).toBeNull();
  });
});
