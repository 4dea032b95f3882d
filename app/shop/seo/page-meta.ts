import {isRouteErrorResponse, type MetaArgs, type MetaDescriptor} from '@remix-run/react';
import words from '#words/document';
import {SITE} from '#contracts/site';
import {localPath} from '~/lib/language/local-path';
import type {OwnSite} from '~/shop/site/own-site';
import {documentTags, type DocumentMeta} from './document-tags';

/** The root loader's data that every page's head needs. */
export interface RootData {
  siteName: string;
  /** Scheme and host of the request; canonical and share URLs must be absolute. */
  origin: string;
  /** URL of a file that only the page's own build has. */
  buildFile?: string;
  /** What the artist changed of the shop's identity. */
  site?: OwnSite;
}

export interface PageMeta extends DocumentMeta {
  /** The site's name unless given. */
  title?: string;
  /** Search engines show about 155 characters of it. */
  description: string;
  /** The canonical path, if it is not the requested one. */
  path?: string;
  /** Resources to preload. */
  preloads?: MetaDescriptor[];
}

/**
 * The head of a page: the title followed by the site's name, description, canonical URL and, in the document, all tags
 * of `DocumentMeta`. Pass the arguments of the route's `meta`; Remix does not merge the meta of parents, so this is the
 * whole list.
 *
 * `Meta` must be the last element of the head: React then ignores the document's additional tags during hydration.
 */
export function pageMeta(
  {matches, location}: Pick<MetaArgs, 'matches' | 'location'>,
  {title, description, path = location.pathname, preloads = [], ...document}: PageMeta,
): MetaDescriptor[] {
  const root = rootData(matches);
  const fullTitle =
    root && title ? `${title} | ${root.siteName}` : (title ?? root?.siteName ?? SITE.name);
  const url = root && new URL(localPath(path), root.origin).href.replace(/\/+$/, '');
  const tags: MetaDescriptor[] = [
    {title: fullTitle},
    {name: 'description', content: description},
    ...(url ? [{tagName: 'link', rel: 'canonical', href: url}] : []),
    ...preloads,
  ];
  if (!import.meta.env.SSR) return tags;
  return [...tags, ...documentTags({title: fullTitle, description, path, url, root, ...document})];
}

/** The head of error and not-found pages, which are not indexed. */
export function errorMeta(args: Pick<MetaArgs, 'matches' | 'location' | 'error'>) {
  const isNotFound = isRouteErrorResponse(args.error) && args.error.status === 404;
  return pageMeta(args, {
    title: isNotFound ? words.notFound : words.failed,
    description: SITE.description,
    isHidden: true,
  });
}

/** Null when the root loader failed: the page then omits tags that need an absolute URL. */
function rootData(matches: MetaArgs['matches']): RootData | null {
  const data: unknown = matches.find(({id}) => id === 'root')?.data;
  const isRootData = typeof data === 'object' && data !== null && 'origin' in data;
  return isRootData ? (data as RootData) : null;
}
