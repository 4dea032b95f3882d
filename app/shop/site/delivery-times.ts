import words from '#words/delivery';
import {type MetaobjectValue, textOf} from '~/lib/storefront/store-content';

/** How long a parcel takes, in business days; each is '3–5', as the artist wrote it. */
export interface DeliveryTimes {
  /** The days until the parcel leaves the studio. */
  preparation: string;
  canada?: string;
  usa?: string;
  note?: string;
}

/** The times of the specification, section 9. */
export const DELIVERY_TIMES: DeliveryTimes = {preparation: '3–5'};

export interface StoredDeliveryTimes {
  preparationDays?: MetaobjectValue;
  canadaDays?: MetaobjectValue;
  usaDays?: MetaobjectValue;
  note?: MetaobjectValue;
}

/** The artist's times; undefined when she wrote none. */
export function readDeliveryTimes(
  stored: StoredDeliveryTimes | null | undefined,
): DeliveryTimes | undefined {
  const preparation = daysIn(stored?.preparationDays);
  const canada = daysIn(stored?.canadaDays);
  const usa = daysIn(stored?.usaDays);
  const note = textOf(stored?.note);
  if (!preparation && !canada && !usa && !note) return undefined;
  return {
    ...DELIVERY_TIMES,
    ...(preparation && {preparation}),
    ...(canada && {canada}),
    ...(usa && {usa}),
    ...(note && {note}),
  };
}

/** '3 to 5', '3 - 5 business days' or '3 à 5 jours ouvrables' as '3–5'. */
function daysIn(field: MetaobjectValue): string | undefined {
  return textOf(field)
    ?.replace(/\s*(?:(?:business )?days?|jours?(?: ouvrables)?)$/i, '')
    .replace(/(\d)\s*(?:to|à|-|–)\s*(?=\d)/i, '$1–');
}

/** How long the parcel is on the way; null where that depends on the carrier. */
export function travelWords({canada, usa}: DeliveryTimes): string | null {
  const ways = [
    ...(canada ? [words.withinCanada(canada)] : []),
    ...(usa ? [words.toUsa(usa)] : []),
  ];
  return ways.length > 0 ? words.onTheWay(ways) : null;
}

/** The days in numbers, for search engines; undefined where the text is no number and no range. */
export function preparationRange({
  preparation,
}: DeliveryTimes): {min: number; max: number} | undefined {
  return daysRange(preparation);
}

/** The most days that '3–5' means; null where the text is no number and no range. */
export function mostDays(text: string): number | null {
  return daysRange(text)?.max ?? null;
}

function daysRange(text: string): {min: number; max: number} | undefined {
  const [, min, max = min] = /^(\d{1,3})(?:–(\d{1,3}))?$/.exec(text) ?? [];
  return min && max ? {min: Number(min), max: Number(max)} : undefined;
}
