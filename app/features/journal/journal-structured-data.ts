import type {Blog, BlogPosting, Thing} from 'schema-dts';
import language from '#words/language';
import type {Site} from '#contracts/site';
import {JOURNAL} from '~/content/journal';
import {shareRendition} from '~/lib/cdn-image';
import {artistByName, shopByName} from '~/shop/structured-data/shop';
import {breadcrumbs, pageUrl} from '~/shop/structured-data/web-page';
import {entryPath, type JournalEntry} from './journal-entry';

const CRUMB = {name: JOURNAL.title, path: '/journal'};

export function journalStructuredData(
  entries: JournalEntry[],
  origin: string,
  site: Site,
): Thing[] {
  const url = pageUrl(origin, CRUMB.path);
  const blog: Blog = {
    '@type': 'Blog',
    '@id': url,
    url,
    name: JOURNAL.title,
    description: JOURNAL.introduction,
    inLanguage: language.locale,
    author: artistByName(origin),
    publisher: shopByName(origin, site),
    blogPost: entries.map((entry) => posting(entry, origin, site)),
  };
  return [blog, breadcrumbs(origin, [CRUMB])];
}

export function articleStructuredData(entry: JournalEntry, origin: string, site: Site): Thing[] {
  return [
    {
      ...posting(entry, origin, site),
      isPartOf: {'@type': 'Blog', '@id': pageUrl(origin, CRUMB.path), name: JOURNAL.title},
    },
    breadcrumbs(origin, [CRUMB, {name: entry.title, path: entryPath(entry.handle)}]),
  ];
}

function posting(entry: JournalEntry, origin: string, site: Site): Exclude<BlogPosting, string> {
  const url = pageUrl(origin, entryPath(entry.handle));
  return {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: entry.title,
    description: entry.summary,
    datePublished: entry.publishedAt,
    inLanguage: language.locale,
    author: artistByName(origin),
    publisher: shopByName(origin, site),
    ...(entry.image && {image: shareRendition(entry.image).url}),
  };
}
