import type {MetaDescriptor} from '@remix-run/react';
import {pageUrls} from '~/lib/language/page-urls';

/**
 * The links from a page to itself in every language; which one is for all others, the sitemap says (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function languageLinks(origin: string, path: string): MetaDescriptor[] {
  const urls = pageUrls(origin, path).filter(({hrefLang}) => hrefLang !== 'x-default');
  return urls.map(({hrefLang, href}) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  }));
}
