import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {DELIVERY_TIMES, type DeliveryTimes} from './delivery-times';
import {christmasText, deliveryDeadlineText, shippingDays} from './delivery-dates';

/** A Sunday in the studio, and already Monday in UTC. */
const SUNDAY_EVENING = Date.parse('2026-11-22T22:30:00-04:00');

describe('the latest shipping date of a parcel', () => {
  it('is counted from the day in the studio', () => {
    expect(shippingDays(en, DELIVERY_TIMES, SUNDAY_EVENING)).toEqual({
      ordered: 'November\u00a022',
      leaves: 'November\u00a027',
      arrivals: [],
    });
    expect(shippingDays(en, {...DELIVERY_TIMES, canada: '4–8'}, SUNDAY_EVENING)).toMatchObject({
      arrivals: ['in Canada by December\u00a09'],
    });
  });

  it.each([
    [{canada: '4–8'}, ' and arrive in Canada by December\u00a09.'],
    [{usa: '6–12'}, ' and arrive in the USA by December\u00a015.'],
    [
      {canada: '4–8', usa: '6–12'},
      ' and arrive in Canada by December\u00a09 and in the USA by December\u00a015.',
    ],
    [{}, '.'],
    [{canada: 'a week'}, '.'],
  ])('continues to the arrival with %j', (ways, end) => {
    expect(
      deliveryDeadlineText(en, shippingDays(en, {...DELIVERY_TIMES, ...ways}, SUNDAY_EVENING)),
    ).toBe(`Orders placed on November\u00a022 ship by November\u00a027${end}`);
  });

  it('is omitted when the artist wrote no number', () => {
    expect(
      deliveryDeadlineText(en, shippingDays(en, {preparation: 'about a week'}, SUNDAY_EVENING)),
    ).toBeNull();
  });
});

describe('the last day of an order for Christmas', () => {
  const times = {...DELIVERY_TIMES, canada: '4–8', usa: '6–12'};
  const textOn = (day: string, given: DeliveryTimes = times) =>
    christmasText(en, given, Date.parse(`${day}T12:00:00-04:00`));

  it.each([
    ['2026-11-14', null],
    [
      '2026-11-15',
      'Order by December\u00a07 for Christmas in Canada and by December\u00a01 for Christmas in the USA.',
    ],
    ['2026-12-02', 'Order by December\u00a07 for Christmas in Canada.'],
    ['2026-12-07', 'Order by December\u00a07 for Christmas in Canada.'],
    ['2026-12-08', null],
    ['2026-12-25', null],
  ])('is named until it is over: on %s, %s', (day, text) => {
    expect(textOn(day)).toBe(text);
  });

  it('is a day whose order arrives by December 24; an order of the next day doesn’t', () => {
    const arrivalOn = (day: string) =>
      shippingDays(en, times, Date.parse(`${day}T12:00:00-04:00`))!.arrivals[0];
    expect(arrivalOn('2026-12-07')).toBe('in Canada by December\u00a024');
    expect(arrivalOn('2026-12-08')).toBe('in Canada by December\u00a028');
  });

  it('is omitted when the artist wrote no number', () => {
    expect(textOn('2026-11-20', DELIVERY_TIMES)).toBeNull();
    expect(textOn('2026-11-20', {preparation: 'about a week', canada: '4–8'})).toBeNull();
    expect(textOn('2026-11-20', {...DELIVERY_TIMES, canada: 'a week'})).toBeNull();
  });
});
