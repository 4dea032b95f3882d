import language from '#words/language';
import words from '#words/delivery';
import dates from '#words/dates';
import {addBusinessDays} from './business-days';
import {daysRange, type DeliveryTimes} from './delivery-times';

// The product page, the cart and the shipping page all say these words.
export const TAXES = words.taxes;
export const CUSTOMS = words.customs;
export const ELSEWHERE = words.elsewhere;

const TIME_ZONE = 'America/Moncton';

/** '2026-11-22', in the studio: as Swedish writes it. */
const ISO_DAY = new Intl.DateTimeFormat('sv-SE', {timeZone: TIME_ZONE, dateStyle: 'short'});

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
  const preparation = daysRange(times.preparation)?.max;
  if (preparation === undefined) return null;
  const ordered = Date.parse(ISO_DAY.format(nowMs));
  const leaves = addBusinessDays(ordered, preparation);
  const arrival = (wordsOf: (day: string) => string, days: string | undefined) => {
    const travel = daysRange(days)?.max;
    return travel === undefined ? [] : [wordsOf(dayOf(addBusinessDays(leaves, travel)))];
  };
  const arrivals = [...arrival(words.inCanada, times.canada), ...arrival(words.inUsa, times.usa)];
  return arrivals.length > 0
    ? words.arrives(dayOf(ordered), dayOf(leaves), arrivals)
    : words.leaves(dayOf(ordered), dayOf(leaves));
}

function dayOf(instantMs: number): string {
  return dates.printed(DAY.format(instantMs));
}
