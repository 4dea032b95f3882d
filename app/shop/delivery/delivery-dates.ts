import {DAY_MS, dayAtTheStudio} from '#contracts/time/days';
import type {ShopWords} from '~/words';
import {addBusinessDays} from './business-days';
import {daysRange, type DeliveryTimes} from './delivery-times';

/** 'December 9', which stays on one line. */
function formatDay(words: ShopWords, dayMs: number): string {
  return words.shortDay(dayMs).replaceAll(' ', '\u00a0');
}

/** The day of an order at `nowMs`, and the last day on which it ships; null when the artist's text isn't in numbers. */
function orderDays({preparation}: DeliveryTimes, nowMs: number) {
  const days = daysRange(preparation)?.max;
  if (days === undefined) return null;
  const ordered = Date.parse(dayAtTheStudio(nowMs));
  return {ordered, leaves: addBusinessDays(ordered, days)};
}

/** The countries for which the artist has entered the days in transit as numbers. */
function destinations(words: ShopWords, {canada, usa}: DeliveryTimes) {
  const {inCanada, inUsa, christmasInCanada, christmasInUsa} = words.delivery;
  return [
    {transit: daysRange(canada)?.max, arrivesBy: inCanada, christmasBy: christmasInCanada},
    {transit: daysRange(usa)?.max, arrivesBy: inUsa, christmasBy: christmasInUsa},
  ].flatMap(({transit, ...says}) => (transit === undefined ? [] : [{transit, ...says}]));
}

export interface ShippingDays {
  /** The day of the order, so that a cached page stays true. */
  ordered: string;
  /** The latest shipping day. */
  leaves: string;
  /** The latest arrival in each country: 'in Canada by December 9'. */
  arrivals: string[];
}

/** The delivery dates of an order at one instant. */
export interface DeliveryDates {
  days: ShippingDays | null;
  christmas: string | null;
}

/** For the root's loader: a browser's first date format takes a slow phone about 90 ms. */
export function deliveryDates(
  words: ShopWords,
  times: DeliveryTimes,
  nowMs: number,
): DeliveryDates {
  return {days: shippingDays(words, times, nowMs), christmas: christmasText(words, times, nowMs)};
}

/** Null when the artist's text isn't in numbers. */
export function shippingDays(
  words: ShopWords,
  times: DeliveryTimes,
  nowMs: number,
): ShippingDays | null {
  const days = orderDays(times, nowMs);
  if (!days) return null;
  return {
    ordered: formatDay(words, days.ordered),
    leaves: formatDay(words, days.leaves),
    arrivals: destinations(words, times).map(({transit, arrivesBy}) =>
      arrivesBy(formatDay(words, addBusinessDays(days.leaves, transit))),
    ),
  };
}

/** The shipping days as a sentence. */
export function deliveryDeadlineText(words: ShopWords, days: ShippingDays | null): string | null {
  if (!days) return null;
  const {ordered, leaves, arrivals} = days;
  return arrivals.length > 0
    ? words.delivery.arrives(ordered, leaves, arrivals)
    : words.delivery.leaves(ordered, leaves);
}

/**
 * The last days to order for arrival by December 24, shown from November 15. Null at other times, once those days have
 * passed, and when the artist's text isn't in numbers.
 */
export function christmasText(
  words: ShopWords,
  times: DeliveryTimes,
  nowMs: number,
): string | null {
  const preparation = daysRange(times.preparation)?.max;
  const today = Date.parse(dayAtTheStudio(nowMs));
  const year = new Date(today).getUTCFullYear();
  if (preparation === undefined || today < Date.UTC(year, 10, 15)) return null;
  const deadlines = destinations(words, times).flatMap(({transit, christmasBy}) => {
    const lastDay = lastOrderDay(Date.UTC(year, 11, 24), preparation, transit);
    return lastDay < today ? [] : [christmasBy(formatDay(words, lastDay))];
  });
  return deadlines.length > 0 ? words.delivery.christmas(deadlines) : null;
}

/** The last day to order for arrival by a day, given the business days of preparation and in transit. */
function lastOrderDay(arrivalMs: number, preparation: number, transit: number): number {
  let day = arrivalMs;
  while (addBusinessDays(addBusinessDays(day, preparation), transit) > arrivalMs) day -= DAY_MS;
  return day;
}
