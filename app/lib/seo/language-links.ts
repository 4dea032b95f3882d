import type {MetaDescriptor} from '@remix-run/react';
import {pageUrls} from '~/lib/language/page-urls';

/** The links from a page to itself in every language (https://developers.google.com/search/docs/specialty/international/localized-versions). */
export function languageLinks(origin: string, path: string): MetaDescriptor[] {
  return pageUrls(origin, path).map(({hrefLang, href}) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  }));
}
