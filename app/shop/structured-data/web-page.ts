import type {BreadcrumbList, Thing, WebPage} from 'schema-dts';
import {pageUrl} from '~/lib/language/local-path';
import {productPath} from '~/shop/paths';
import type {ShopWords} from '~/words';

interface Crumb {
  name: string;
  path: string;
}

/**
 * The absolute URL of a file on the site or in the store, and the id of anything that is the same in every language.
 */
export function siteUrl(origin: string, path: string): string {
  return new URL(path, origin).href;
}

/** The steps from the home page to the page itself, which is the last one. */
export function breadcrumbs(
  words: ShopWords,
  origin: string,
  steps: readonly Crumb[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{name: words.navigation.home, path: '/'}, ...steps].map(
      ({name, path}, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: pageUrl(words, origin, path),
      }),
    ),
  };
}

export interface PageKind {
  type?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ProfilePage' | 'FAQPage';
  /** The subject of the page, for a site at that origin. */
  mainEntity?: (origin: string) => Thing | readonly Thing[] | {'@id': string};
}

/** A page directly below the home page, and its breadcrumbs. */
export function webPage(
  words: ShopWords,
  origin: string,
  {type = 'WebPage', name, path, description, mainEntity}: PageKind & Crumb & {description: string},
): [WebPage, BreadcrumbList] {
  const url = pageUrl(words, origin, path);
  return [
    {
      '@type': type,
      '@id': url,
      url,
      name,
      description,
      inLanguage: words.language.locale,
      mainEntity: mainEntity?.(origin),
    },
    breadcrumbs(words, origin, [{name, path}]),
  ];
}

/** A page that lists works. Each work's own page has its details and price. */
export function listPage(
  words: ShopWords,
  origin: string,
  page: Crumb & {description: string},
  works: readonly {handle: string}[],
): [WebPage, BreadcrumbList] {
  return webPage(words, origin, {
    ...page,
    type: 'CollectionPage',
    mainEntity: () => ({
      '@type': 'ItemList',
      numberOfItems: works.length,
      itemListElement: works.map(({handle}, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: pageUrl(words, origin, productPath(handle)),
      })),
    }),
  });
}
