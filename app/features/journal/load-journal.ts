import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {JournalArticleFragment} from 'storefrontapi.generated';
import {JOURNAL_HANDLE} from '~/content/journal';
import {findTextLanguage} from '~/lib/language/untranslated';
import type {Notice} from '~/lib/notice';
import {sanitizeAdminHtml} from '~/lib/security/admin-html.server';
import {isCursorRejected} from '~/lib/storefront/errors';
import {IMAGE_FRAGMENT} from '~/lib/storefront/image-fragments';
import {LARGEST_PAGE} from '~/lib/storefront/load-every-page';
import {nextLaunchMs} from '~/shop/launch/launch';
import type {ShopWords} from '~/words';
import {loadTaggedWorks} from './load-tagged-works';
import {toEntry, type JournalEntry} from './journal-entry';

const PAGE_SIZE = 20;
const FEED_LENGTH = 20;

export interface JournalArticle extends JournalEntry {
  /** Sanitized. */
  html: string;
  htmlLang: string | undefined;
}

/** Another entry that an article leads to. */
export type EntryLink = Pick<JournalEntry, 'handle' | 'title'>;

/**
 * Loads a page of the journal, newest first; `later` is the cursor of the next page. When the storefront fails, there's
 * a notice, with the last good page or an empty one. Null when the page doesn't exist: no blog, no entries, or a
 * truncated cursor.
 */
export async function loadJournal(
  context: AppLoadContext,
  after: string | null,
): Promise<{entries: JournalEntry[]; later: string | null; notice: Notice | null} | null> {
  const {words} = context;
  const {data, notice, failure} = await context.storefront.queryWithLang(JOURNAL_QUERY, {
    variables: {blog: JOURNAL_HANDLE, first: PAGE_SIZE, after},
  });
  if (isCursorRejected(failure)) return null;
  const articles = data?.blog?.articles;
  if (!notice && !articles?.nodes.length) return null;
  const {hasNextPage = false, endCursor = null} = articles?.pageInfo ?? {};
  return {
    entries: articles?.nodes.map((entry) => toEntry(words, entry)) ?? [],
    later: hasNextPage ? (endCursor ?? null) : null,
    notice,
  };
}

/**
 * Loads an article with its neighbours by date and its related works. Has a notice when the storefront fails; null
 * without a notice means that the article doesn't exist. Works that fail to load are left out.
 */
export async function loadArticle(context: AppLoadContext, handle: string) {
  const {words, nowMs} = context;
  const {data, notice} = await context.storefront.queryWithLang(JOURNAL_ARTICLE_QUERY, {
    variables: {blog: JOURNAL_HANDLE, handle, neighbours: LARGEST_PAGE},
  });
  const article = data?.blog?.articleByHandle;
  if (!article) return {article: null, works: [], endsAtMs: null, notice};
  const all = data.blog?.articles.nodes ?? [];
  const position = all.findIndex((entry) => entry.handle === article.handle);
  const works = await loadTaggedWorks(context, article.tags);
  return {
    article: toArticle(words, article),
    newer: position > 0 ? all[position - 1] : undefined,
    older: position >= 0 ? all[position + 1] : undefined,
    works,
    endsAtMs: nextLaunchMs(works, nowMs),
    notice,
  };
}

function toArticle(words: ShopWords, stored: JournalArticleFragment): JournalArticle {
  const {contentHtml, ...entry} = stored;
  return {
    ...toEntry(words, entry),
    html: sanitizeAdminHtml(words, contentHtml),
    htmlLang: findTextLanguage(stored, 'contentHtml'),
  };
}

/** Loads the newest entries with their text, for the feed. Throws when the storefront fails. */
export async function loadNewestArticles(context: AppLoadContext): Promise<JournalArticle[]> {
  const {words} = context;
  const result = await context.storefront.safeQuery(JOURNAL_ARTICLES_QUERY, {
    variables: {blog: JOURNAL_HANDLE, first: FEED_LENGTH},
  });
  if (!result.ok) throw new Error(result.notice.title);
  return result.data.blog?.articles.nodes.map((article) => toArticle(words, article)) ?? [];
}

const JOURNAL_ENTRY_FRAGMENT = `#graphql
  fragment JournalEntry on Article {
    id
    handle
    title
    excerpt
    content(truncateAt: 200)
    publishedAt
    image {
      ...Image
    }
  }
` as const;

const JOURNAL_ARTICLE_FRAGMENT = `#graphql
  fragment JournalArticle on Article {
    ...JournalEntry
    contentHtml
    tags
  }
` as const;

const JOURNAL_QUERY = `#graphql
  query Journal(
    $country: CountryCode
    $language: LanguageCode
    $blog: String!
    $first: Int!
    $after: String
  ) @inContext(country: $country, language: $language) {
    blog(handle: $blog) {
      articles(first: $first, after: $after, sortKey: PUBLISHED_AT, reverse: true) {
        nodes {
          ...JournalEntry
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${JOURNAL_ENTRY_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;

const JOURNAL_ARTICLE_QUERY = `#graphql
  query JournalArticle(
    $country: CountryCode
    $language: LanguageCode
    $blog: String!
    $handle: String!
    $neighbours: Int!
  ) @inContext(country: $country, language: $language) {
    blog(handle: $blog) {
      articleByHandle(handle: $handle) {
        ...JournalArticle
      }
      articles(first: $neighbours, sortKey: PUBLISHED_AT, reverse: true) {
        nodes {
          id
          handle
          title
        }
      }
    }
  }
  ${JOURNAL_ARTICLE_FRAGMENT}
  ${JOURNAL_ENTRY_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;

const JOURNAL_ARTICLES_QUERY = `#graphql
  query JournalArticles(
    $country: CountryCode
    $language: LanguageCode
    $blog: String!
    $first: Int!
  ) @inContext(country: $country, language: $language) {
    blog(handle: $blog) {
      articles(first: $first, sortKey: PUBLISHED_AT, reverse: true) {
        nodes {
          ...JournalArticle
        }
      }
    }
  }
  ${JOURNAL_ARTICLE_FRAGMENT}
  ${JOURNAL_ENTRY_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;
