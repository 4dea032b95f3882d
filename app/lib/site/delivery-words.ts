import {addBusinessDays} from './business-days';
import {type DeliveryTimes, mostDays} from './delivery-times';

/** What the product page, the cart and the shipping page say of delivery, tax and duty, from here alone. */

export const TAXES = 'Taxes and duties, if any, are shown at checkout.';

export const CUSTOMS =
  'Free shipping to the USA covers the carrier and not the customs. Where a duty is due, the buyer pays it.';

export const ELSEWHERE = 'The checkout takes addresses in Canada and the USA only.';

/** Where the studio is. */
const TIME_ZONE = 'America/Moncton';

/** '2026-11-22', in the studio: as Swedish writes it. */
const ISO_DAY = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const DAY = new Intl.DateTimeFormat('en-CA', {timeZone: 'UTC', month: 'long', day: 'numeric'});

/**
 * When an order of this day leaves at the latest, and arrives where the artist wrote how long that takes. Null when her
 * words are no numbers. The day of the order is named, so that a page that was kept for later says nothing wrong.
 */
export function latestWords(times: DeliveryTimes, nowMs: number): string | null {
  const preparation = mostDays(times.preparation);
  if (preparation === null) return null;
  const ordered = Date.parse(ISO_DAY.format(nowMs));
  const leaves = addBusinessDays(ordered, preparation);
  const arrivals = [arrivalWords('Canada', times.canada), arrivalWords('the USA', times.usa)];
  const ways = arrivals.filter((way) => way !== null).join(' and ');
  return `Ordered on ${DAY.format(ordered)}, it leaves the studio by ${DAY.format(leaves)}${
    ways && `, and is ${ways}`
  } at the latest.`;

  function arrivalWords(place: string, days: string | undefined): string | null {
    const travel = days === undefined ? null : mostDays(days);
    return travel === null ? null : `in ${place} by ${DAY.format(addBusinessDays(leaves, travel))}`;
  }
}
