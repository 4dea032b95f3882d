import {localPath} from '~/lib/language/local-path';
import type {BreadcrumbList, Thing, WebPage} from 'schema-dts';
import language from '#words/language';
import words from '#words/structured-data';

interface Crumb {
  name: string;
  path: string;
}

/** The absolute URL of a page, in the language of this build; `path` is escaped. */
export function pageUrl(origin: string, path: string): string {
  return origin + localPath(path);
}

/** The absolute URL of a file, of the site or of the store, and the id of what is the same in every language. */
export function siteUrl(origin: string, path: string): string {
  return new URL(path, origin).href;
}

/** The steps from the home page down to the page itself, which is the last one. */
export function breadcrumbs(origin: string, steps: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{name: words.home, path: '/'}, ...steps].map(({name, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(origin, path),
    })),
  };
}

interface WebPageOptions extends Crumb {
  type?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ProfilePage';
  description: string;
  mainEntity?: Thing | {'@id': string};
}

/** A page directly below the home page, and its breadcrumbs. */
export function webPage(
  origin: string,
  {type = 'WebPage', name, path, description, mainEntity}: WebPageOptions,
): [WebPage, BreadcrumbList] {
  const url = pageUrl(origin, path);
  return [
    {'@type': type, '@id': url, url, name, description, inLanguage: language.locale, mainEntity},
    breadcrumbs(origin, [{name, path}]),
  ];
}

/** A page that lists works. Their own pages have details and prices. */
export function listPage(
  origin: string,
  page: Crumb & {description: string},
  works: readonly {handle: string}[],
): [WebPage, BreadcrumbList] {
  return webPage(origin, {
    ...page,
    type: 'CollectionPage',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: works.length,
      itemListElement: works.map(({handle}, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: pageUrl(origin, `/product/${encodeURIComponent(handle)}`),
      })),
    },
  });
}
