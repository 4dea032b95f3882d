import {PREPARATION_DAYS, readDays} from '#contracts/time/delivery-days';
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
export const DELIVERY_TIMES: DeliveryTimes = {preparation: PREPARATION_DAYS};

/** The artist's times; undefined when she hasn't entered any. */
export function readDeliveryTimes(stored: StoredMetaobject): DeliveryTimes | undefined {
  const texts = textsOf(stored);
  const times = {
    preparation: texts.preparation_days && readDays(texts.preparation_days),
    canada: texts.canada_days && readDays(texts.canada_days),
    usa: texts.usa_days && readDays(texts.usa_days),
    note: texts.note,
  };
  const written = Object.entries(times).filter(([, text]) => text);
  return written.length > 0 ? {...DELIVERY_TIMES, ...Object.fromEntries(written)} : undefined;
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
