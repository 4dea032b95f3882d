import type {ShopWords} from '~/words';
import {addBusinessDays} from './business-days';
import {daysRange, type DeliveryTimes} from './delivery-times';

const TIME_ZONE = 'America/Moncton';

/** '2026-11-22', in the studio's time zone. Swedish uses the ISO format. */
const ISO_DAY = new Intl.DateTimeFormat('sv-SE', {timeZone: TIME_ZONE, dateStyle: 'short'});

function dayFormat(words: ShopWords) {
  return new Intl.DateTimeFormat(words.language.locale, {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
  });
}

/** The day of an order at `nowMs`, and the last day on which it ships; null when the artist's text isn't in numbers. */
function orderDays({preparation}: DeliveryTimes, nowMs: number) {
  const days = daysRange(preparation)?.max;
  if (days === undefined) return null;
  const ordered = Date.parse(ISO_DAY.format(nowMs));
  return {ordered, leaves: addBusinessDays(ordered, days)};
}

/**
 * The latest shipping day for an order of this day, in a few words. Names the day of the order, so that a cached page
 * stays true.
 */
export function shippingDays(
  words: ShopWords,
  times: DeliveryTimes,
  nowMs: number,
): {ordered: string; leaves: string} | null {
  const days = orderDays(times, nowMs);
  return days && {ordered: dayOf(words, days.ordered), leaves: dayOf(words, days.leaves)};
}

/** The same as a sentence. Includes the arrival when the artist has entered the delivery times. */
export function deliveryDeadlineText(
  words: ShopWords,
  times: DeliveryTimes,
  nowMs: number,
): string | null {
  const days = orderDays(times, nowMs);
  if (!days) return null;
  const {ordered, leaves} = days;
  const arrival = (wordsOf: (day: string) => string, days: string | undefined) => {
    const travel = daysRange(days)?.max;
    return travel === undefined ? [] : [wordsOf(dayOf(words, addBusinessDays(leaves, travel)))];
  };
  const arrivals = [
    ...arrival(words.delivery.inCanada, times.canada),
    ...arrival(words.delivery.inUsa, times.usa),
  ];
  return arrivals.length > 0
    ? words.delivery.arrives(dayOf(words, ordered), dayOf(words, leaves), arrivals)
    : words.delivery.leaves(dayOf(words, ordered), dayOf(words, leaves));
}

function dayOf(words: ShopWords, instantMs: number): string {
  return words.dates.printed(dayFormat(words).format(instantMs));
}
