import type {Blog, BlogPosting, Thing} from 'schema-dts';
import type {Site} from '#contracts/site';
import {shareRendition} from '~/lib/cdn-image';
import {pageUrl} from '~/lib/language/local-path';
import {artistByName, shopByName} from '~/shop/structured-data/shop';
import {breadcrumbs} from '~/shop/structured-data/web-page';
import type {ShopWords} from '~/words';
import type {JournalEntry} from './journal-entry';
import {entryPath} from '~/shop/paths';

function crumb(words: ShopWords) {
  return {name: words.journal.title, path: '/journal'};
}

export function journalStructuredData(
  words: ShopWords,
  entries: JournalEntry[],
  origin: string,
  site: Site,
): Thing[] {
  const url = pageUrl(words, origin, crumb(words).path);
  const blog: Blog = {
    '@type': 'Blog',
    '@id': url,
    url,
    name: words.journal.title,
    description: words.journal.introduction,
    inLanguage: words.language.locale,
    author: artistByName(words, origin),
    publisher: shopByName(origin, site),
    blogPost: entries.map((entry) => posting(words, entry, origin, site)),
  };
  return [blog, breadcrumbs(words, origin, [crumb(words)])];
}

export function articleStructuredData(
  words: ShopWords,
  entry: JournalEntry,
  origin: string,
  site: Site,
): Thing[] {
  return [
    {
      ...posting(words, entry, origin, site),
      isPartOf: {
        '@type': 'Blog',
        '@id': pageUrl(words, origin, crumb(words).path),
        name: words.journal.title,
      },
    },
    breadcrumbs(words, origin, [crumb(words), {name: entry.title, path: entryPath(entry.handle)}]),
  ];
}

function posting(
  words: ShopWords,
  entry: JournalEntry,
  origin: string,
  site: Site,
): Exclude<BlogPosting, string> {
  const url = pageUrl(words, origin, entryPath(entry.handle));
  return {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: entry.title,
    description: entry.summary,
    datePublished: entry.publishedAt,
    inLanguage: words.language.locale,
    author: artistByName(words, origin),
    publisher: shopByName(origin, site),
    ...(entry.image && {image: shareRendition(entry.image).url}),
  };
}
