import language from '#words/language';
import {localPath} from '~/lib/language/local-path';
import {type MetaobjectValue, textOf} from '~/lib/storefront/store-content';

/** The line above every page. */
export interface Announcement {
  text: string;
  /** A path of the shop, or an address elsewhere. */
  link?: string;
}

interface StoredAnnouncement {
  text?: MetaobjectValue;
  link?: MetaobjectValue;
  startsAt?: MetaobjectValue;
  endsAt?: MetaobjectValue;
}

/** What is to be shown at `nowMs`: from the first instant until just before the second. */
export function currentAnnouncement(
  stored: StoredAnnouncement | null | undefined,
  nowMs: number,
): Announcement | null {
  const text = textOf(stored?.text);
  if (!text) return null;
  if (nowMs < instantOf(stored?.startsAt, -Infinity)) return null;
  if (nowMs >= instantOf(stored?.endsAt, Infinity)) return null;
  const link = textOf(stored?.link);
  return link && /^(\/|https:\/\/)/.test(link) ? {text, link: localLink(link)} : {text};
}

/** A path as the artist wrote it, which leads to the page in the visitor's language. */
function localLink(link: string): string {
  const isPath = link.startsWith('/') && !link.startsWith(`${language.path}/`);
  return isPath ? localPath(link) : link;
}

function instantOf(field: MetaobjectValue, fallback: number): number {
  const instant = Date.parse(textOf(field) ?? '');
  return Number.isNaN(instant) ? fallback : instant;
}
