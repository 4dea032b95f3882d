import type {AppLoadContext} from '@shopify/remix-oxygen';
import {JOURNAL} from '~/content/journal';
import {shopNowMs} from '~/lib/clock';
import {CacheCatalogue} from '~/lib/storefront/caching';
import {loadOwnWords, type MetaobjectValue, textOf} from '~/lib/storefront/own-words';

/** The line above every page. */
export interface Announcement {
  text: string;
  /** A path of the shop, or an address elsewhere. */
  link?: string;
}

/** What every page shows of the store around its own content. */
interface EveryPage {
  announcement: Announcement | null;
  /** Whether the footer has a journal to link to. */
  hasJournal: boolean;
}

/** Loads it in one query. Never rejects: no page waits long for it, or fails with it. */
export async function loadEveryPage(context: AppLoadContext): Promise<EveryPage> {
  const {data} = await loadOwnWords(
    context.storefront.safeQuery(EVERY_PAGE_QUERY, {
      variables: {blog: JOURNAL.handle},
      mayFail: ['announcement', 'journal'],
      cache: CacheCatalogue(),
    }),
  );
  return {
    announcement: currentAnnouncement(data?.announcement, shopNowMs(context.clockOffsetMs)),
    hasJournal: Boolean(data?.journal?.articles.nodes.length),
  };
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

const EVERY_PAGE_QUERY = `#graphql
  query EveryPage($country: CountryCode, $language: LanguageCode, $blog: String!)
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
    journal: blog(handle: $blog) {
      articles(first: 1) {
        nodes {
          handle
        }
      }
    }
  }
` as const;
