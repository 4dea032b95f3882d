import type {BreadcrumbList, Thing, WebPage} from 'schema-dts';

/** A step on the way from the home page to a page: its name and its path. */
export interface Crumb {
  name: string;
  path: string;
}

/** The absolute address of a path of this site. */
export function siteUrl(origin: string, path: string): string {
  return new URL(path, origin).href;
}

/** Where a page stands in the site, from the home page down to itself, which is the last step. */
export function breadcrumbs(origin: string, steps: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{name: 'Home', path: '/'}, ...steps].map(({name, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl(origin, path),
    })),
  };
}

interface WebPageOptions extends Crumb {
  type?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ProfilePage';
  description: string;
  /** What the page is about first of all. */
  mainEntity?: Thing | {'@id': string};
}

/** A page one step below home, and its place in the site. */
export function webPage(
  origin: string,
  {type = 'WebPage', name, path, description, mainEntity}: WebPageOptions,
): [WebPage, BreadcrumbList] {
  const url = siteUrl(origin, path);
  return [
    {'@type': type, '@id': url, url, name, description, inLanguage: 'en-CA', mainEntity},
    breadcrumbs(origin, [{name, path}]),
  ];
}
