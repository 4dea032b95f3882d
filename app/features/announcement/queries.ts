import type {AppLoadContext} from '@shopify/remix-oxygen';
import {shopNowMs} from '~/lib/clock';
import {CacheCatalogue} from '~/lib/storefront/caching';
import {loadOwnWords, type MetaobjectValue, textOf} from '~/lib/storefront/own-words';

/** The line above every page. */
export interface Announcement {
  text: string;
  /** A path of the shop, or an address elsewhere. */
  link?: string;
}

/** The store's announcement, if it has one now. Never rejects: no page waits long for it, or fails with it. */
export async function loadAnnouncement(context: AppLoadContext): Promise<Announcement | null> {
  const {data} = await loadOwnWords(
    context.storefront.safeQuery(ANNOUNCEMENT_QUERY, {
      mayFail: ['announcement'],
      cache: CacheCatalogue(),
    }),
  );
  return currentAnnouncement(data?.announcement, shopNowMs(context.clockOffsetMs));
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
  return link && /^(\/|https:\/\/)/.test(link) ? {text, link} : {text};
}

function instantOf(field: MetaobjectValue, fallback: number): number {
  const instant = Date.parse(textOf(field) ?? '');
  return Number.isNaN(instant) ? fallback : instant;
}

const ANNOUNCEMENT_QUERY = `#graphql
  query Announcement($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    announcement: metaobject(handle: {type: "announcement", handle: "announcement"}) {
      text: field(key: "text") {
        value
      }
      link: field(key: "link") {
        value
      }
      startsAt: field(key: "starts_at") {
        value
      }
      endsAt: field(key: "ends_at") {
        value
      }
    }
  }
` as const;
