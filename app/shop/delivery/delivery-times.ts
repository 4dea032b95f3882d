import type {ShopWords} from '~/words';
import {type StoredMetaobject, textsOf} from '~/lib/storefront/metaobject-fields';

/** How long a parcel takes, in business days. Each value is '3–5', or the artist's own words. */
export interface DeliveryTimes {
  /** The days until the parcel ships. */
  preparation: string;
  canada?: string;
  usa?: string;
  note?: string;
}

/** The times of the specification, section 9. */
export const DELIVERY_TIMES: DeliveryTimes = {preparation: '3–5'};

/** The artist's times; undefined when she hasn't entered any. */
export function readDeliveryTimes(stored: StoredMetaobject): DeliveryTimes | undefined {
  const texts = textsOf(stored);
  const times = {
    preparation: daysIn(texts.preparation_days),
    canada: daysIn(texts.canada_days),
    usa: daysIn(texts.usa_days),
    note: texts.note,
  };
  const written = Object.entries(times).filter(([, text]) => text);
  return written.length > 0 ? {...DELIVERY_TIMES, ...Object.fromEntries(written)} : undefined;
}

/** '3 to 5', '3 - 5 business days' or '3 à 5 jours ouvrables' as '3–5'. */
function daysIn(text: string | undefined): string | undefined {
  return text
    ?.replace(/\s*(?:(?:business )?days?|jours?(?: ouvrables)?)$/i, '')
    .replace(/(\d)\s*(?:to|à|-|–)\s*(?=\d)/i, '$1–');
}

/** How long delivery takes; null when it depends on the carrier. */
export function transitTimeText(words: ShopWords, {canada, usa}: DeliveryTimes): string | null {
  const ways = [
    canada && words.delivery.withinCanada(canada),
    usa && words.delivery.toUsa(usa),
  ].filter((way) => way !== undefined);
  return ways.length > 0 ? words.delivery.onTheWay(ways) : null;
}

/** The days of '3–5' as numbers; undefined when the text isn't a number or a range. */
export function daysRange(text = ''): {min: number; max: number} | undefined {
  const [, min, max = min] = /^(\d{1,3})(?:–(\d{1,3}))?$/.exec(text) ?? [];
  return min && max ? {min: Number(min), max: Number(max)} : undefined;
}
