import type {MetaArgs, MetaDescriptor} from '@remix-run/react';

/** What the head of every page takes from the root loader. */
export interface RootData {
  siteName: string;
  /** Scheme and host under which the page was asked for; canonical and share addresses must be absolute. */
  origin: string;
}

export interface PageMeta {
  title: string;
  description: string;
  /** A share picture other than the shop's own; an absolute address or a path of this site. */
  image?: string | null;
  type?: 'website' | 'article' | 'product';
  /** True keeps the page out of search engines: errors, and what is meant for a few. */
  isHidden?: boolean;
}

/** The share picture of pages that have none of their own, 1200 by 630 pixels. */
const SHARE_IMAGE = '/pictures/og.jpg';

/**
 * The head of a page: title with the site's name behind it, description, canonical address and share card. Give it the
 * arguments of the route's `meta`; Remix merges no meta of parents, so this is the whole list.
 */
export function pageMeta(
  {matches, location}: Pick<MetaArgs, 'matches' | 'location'>,
  {title, description, image, type = 'website', isHidden = false}: PageMeta,
): MetaDescriptor[] {
  const root = rootData(matches);
  const fullTitle = root && title !== root.siteName ? `${title} | ${root.siteName}` : title;
  const tags: MetaDescriptor[] = [
    {title: fullTitle},
    {name: 'description', content: description},
    {property: 'og:title', content: title},
    {property: 'og:description', content: description},
    {property: 'og:type', content: type},
    {property: 'og:locale', content: 'en_CA'},
    {name: 'twitter:card', content: 'summary_large_image'},
  ];
  if (isHidden) tags.push({name: 'robots', content: 'noindex'});
  if (!root) return tags;

  const url = new URL(location.pathname, root.origin).href;
  return [
    ...tags,
    {tagName: 'link', rel: 'canonical', href: url},
    {property: 'og:url', content: url},
    {property: 'og:site_name', content: root.siteName},
    {property: 'og:image', content: new URL(image ?? SHARE_IMAGE, root.origin).href},
  ];
}

/** Null when the root loader failed: the page then goes without the tags that need an absolute address. */
function rootData(matches: MetaArgs['matches']): RootData | null {
  const data: unknown = matches.find(({id}) => id === 'root')?.data;
  const isRootData = typeof data === 'object' && data !== null && 'origin' in data;
  return isRootData ? (data as RootData) : null;
}
