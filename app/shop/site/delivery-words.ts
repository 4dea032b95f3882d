import language from '#words/language';
import words from '#words/delivery';
import dates from '#words/dates';
import {addBusinessDays} from './business-days';
import {type DeliveryTimes, mostDays} from './delivery-times';

/** What the product page, the cart and the shipping page say of delivery, tax and duty, from here alone. */

export const TAXES = words.taxes;

export const CUSTOMS = words.customs;

export const ELSEWHERE = words.elsewhere;

/** The studio's time zone. */
const TIME_ZONE = 'America/Moncton';

/** '2026-11-22', in the studio: as Swedish writes it. */
const ISO_DAY = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const DAY = new Intl.DateTimeFormat(language.locale, {
  timeZone: 'UTC',
  month: 'long',
  day: 'numeric',
});

/**
 * When an order of this day leaves at the latest, and arrives where the artist wrote how long that takes. Null when her
 * words are no numbers. The day of the order is named, so that a page that was kept for later says nothing wrong.
 */
export function latestWords(times: DeliveryTimes, nowMs: number): string | null {
  const preparation = mostDays(times.preparation);
  if (preparation === null) return null;
  const ordered = Date.parse(ISO_DAY.format(nowMs));
  const leaves = addBusinessDays(ordered, preparation);
  const arrivals = [
    arrival(words.inCanada, leaves, times.canada),
    arrival(words.inUsa, leaves, times.usa),
  ].filter((words) => words !== null);
  return arrivals.length > 0
    ? words.arrives(dayOf(ordered), dayOf(leaves), arrivals)
    : words.leaves(dayOf(ordered), dayOf(leaves));
}

function arrival(
  wordsOf: (day: string) => string,
  leavesMs: number,
  days: string | undefined,
): string | null {
  const travel = days === undefined ? null : mostDays(days);
  return travel === null ? null : wordsOf(dayOf(addBusinessDays(leavesMs, travel)));
}

function dayOf(instantMs: number): string {
  return dates.printed(DAY.format(instantMs));
}
