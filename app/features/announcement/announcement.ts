import type {ShopWords} from '~/words';
import {inLanguage} from '~/lib/language/local-path';
import {type StoredMetaobject, textsOf} from '~/lib/storefront/metaobject-fields';

/** The line above every page. */
export interface Announcement {
  text: string;
  /** A path in the shop, or an external URL. */
  link?: string;
}

/** The announcement to show at `nowMs`: from the first instant until just before the second. */
export function currentAnnouncement(
  words: ShopWords,
  stored: StoredMetaobject,
  nowMs: number,
): Announcement | null {
  const {text, link, starts_at: startsAt, ends_at: endsAt} = textsOf(stored);
  if (!text) return null;
  // A comparison with an invalid date is false.
  if (startsAt && nowMs < Date.parse(startsAt)) return null;
  if (endsAt && nowMs >= Date.parse(endsAt)) return null;
  return link && /^(\/|https:\/\/)/.test(link) ? {text, link: inLanguage(words, link)} : {text};
}
