import {isRouteErrorResponse, type MetaArgs, type MetaDescriptor} from '@remix-run/react';
import {SITE} from '#contracts/site';
import {documentTags, type DocumentMeta} from './document-tags';

/** What the head of every page takes from the root loader. */
export interface RootData {
  siteName: string;
  /** Scheme and host under which the page was asked for; canonical and share addresses must be absolute. */
  origin: string;
}

export interface PageMeta extends DocumentMeta {
  title: string;
  /** Search engines show about 155 letters of it. */
  description: string;
  /** Where the page stands, if not at the address that was asked for. */
  path?: string;
  /** What the browser is to fetch before it reads on. */
  preloads?: MetaDescriptor[];
}

/**
 * The head of a page: title with the site's name behind it, description and canonical address, and in the document all that
 * `DocumentMeta` says. Give it the arguments of the route's `meta`; Remix merges no meta of parents, so this is the whole list.
 *
 * `Meta` must be the last in the head: React leaves alone what stands there behind the tags that it knows in the browser.
 */
export function pageMeta(
  {matches, location}: Pick<MetaArgs, 'matches' | 'location'>,
  {title, description, path = location.pathname, preloads = [], ...document}: PageMeta,
): MetaDescriptor[] {
  const root = rootData(matches);
  const fullTitle = root && title !== root.siteName ? `${title} | ${root.siteName}` : title;
  const url = root && new URL(path, root.origin).href.replace(/\/+$/, '');
  const tags: MetaDescriptor[] = [
    {title: fullTitle},
    {name: 'description', content: description},
    ...(url ? [{tagName: 'link', rel: 'canonical', href: url}] : []),
    ...preloads,
  ];
  if (!import.meta.env.SSR) return tags;
  return [...tags, ...documentTags({title: fullTitle, description, url, root, ...document})];
}

/** The head of what stands in the place of a page that is not there, or that broke. Nobody is to find it. */
export function errorMeta(args: Pick<MetaArgs, 'matches' | 'location' | 'error'>) {
  const isNotFound = isRouteErrorResponse(args.error) && args.error.status === 404;
  return pageMeta(args, {
    title: isNotFound ? 'Page not found' : 'Something went wrong',
    description: SITE.description,
    isHidden: true,
  });
}

/** Null when the root loader failed: the page then goes without the tags that need an absolute address. */
function rootData(matches: MetaArgs['matches']): RootData | null {
  const data: unknown = matches.find(({id}) => id === 'root')?.data;
  const isRootData = typeof data === 'object' && data !== null && 'origin' in data;
  return isRootData ? (data as RootData) : null;
}
