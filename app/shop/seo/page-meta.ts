import {isRouteErrorResponse, type MetaArgs, type MetaDescriptor} from '@remix-run/react';
import type {Thing} from 'schema-dts';
import {SITE} from '#contracts/site';
import {localPath, pageUrl, pageUrls, splitPath} from '~/lib/language/local-path';
import type {ShopSite} from '~/shop/site/shop-site';
import type {RootData} from '~/shop/site/use-root-data';
import {webPage as describePage, type PageKind} from '~/shop/structured-data/web-page';
import {type ShopWords, wordsAt} from '~/words';

export interface PageMeta {
  /** The default is the site's name. */
  title?: string;
  /** Search engines show about 155 characters. */
  description: string;
  /** The canonical path, if it isn't the requested one. */
  path?: string;
  preloads?: MetaDescriptor[];
  /** A share picture in place of the shop's. Its URL is absolute or a path on this site. */
  image?: string | ShareImage | null;
  type?: 'website' | 'article' | 'product' | 'profile';
  /** True for pages that search engines must not index: errors, private links, and further pages of a list. */
  isHidden?: boolean;
  /** A feed, in addition to the works' feed. */
  feed?: ReturnType<typeof journalFeedLink>;
  /** Describes a page directly below the home page to search engines, by its title and description. */
  webPage?: PageKind;
  /** The page's other schema.org data for a site at that origin. */
  structuredData?: (origin: string, site: ShopSite) => Thing[];
}

/** A share picture with its size in pixels, so that networks show it from the first share. */
export interface ShareImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

function worksFeedLink(words: ShopWords) {
  return {href: localPath(words, '/feed.xml'), title: words.feeds.works};
}

/** The feed that the journal's pages link to. */
export function journalFeedLink(words: ShopWords) {
  return {href: localPath(words, '/journal.xml'), title: words.journal.title};
}

/** The shop's share picture. */
export function defaultShareImage(words: ShopWords): ShareImage {
  return {
    url: '/pictures/og.jpg',
    width: 1200,
    height: 630,
    alt: words.pictures.share,
  };
}

/**
 * The head of a page: the title followed by the site's name, and the tags for search engines and social networks. Pass
 * the arguments of the route's `meta`. Remix doesn't merge the meta of parent routes, so this is the complete list.
 */
export function pageMeta(
  {matches, location}: Pick<MetaArgs, 'matches' | 'location'>,
  {
    title,
    description,
    path = splitPath(location.pathname).path,
    preloads = [],
    image,
    type = 'website',
    isHidden = false,
    feed,
    webPage,
    structuredData,
  }: PageMeta,
): MetaDescriptor[] {
  const words = wordsAt(location.pathname);
  // Undefined when the root loader failed: the page then omits tags that need an absolute URL.
  const root = matches.find(({id}) => id === 'root')?.data as RootData | undefined;
  const fullTitle =
    root && title ? `${title} | ${root.site.name}` : (title ?? root?.site.name ?? SITE.name);
  const page = {name: title ?? fullTitle, path, description};
  const feeds = feed ? [worksFeedLink(words), feed] : [worksFeedLink(words)];
  return [
    {title: fullTitle},
    {name: 'description', content: description},
    ...preloads,
    {name: 'robots', content: isHidden ? 'noindex,follow' : 'index,follow,max-image-preview:large'},
    {property: 'og:title', content: fullTitle},
    {property: 'og:description', content: description},
    {property: 'og:type', content: type},
    // Open Graph uses the format `fr_CA`.
    {property: 'og:locale', content: words.language.locale.replace('-', '_')},
    {name: 'twitter:card', content: 'summary_large_image'},
    ...feeds.map(({href, title: name}) => ({
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      href,
      title: name,
    })),
    ...(root ? addressTags(words, root, path, isHidden) : []),
    ...(root ? imageTags(image ?? defaultShareImage(words), root.origin) : []),
    ...(root && (webPage ?? structuredData)
      ? [
          structuredDataTag([
            ...(webPage ? describePage(words, root.origin, {...page, ...webPage}) : []),
            ...(structuredData?.(root.origin, root.site) ?? []),
          ]),
        ]
      : []),
  ];
}

export function errorMeta(args: Pick<MetaArgs, 'matches' | 'location' | 'error'>) {
  const words = wordsAt(args.location.pathname);
  const isNotFound = isRouteErrorResponse(args.error) && args.error.status === 404;
  return pageMeta(args, {
    title: words.errors[isNotFound ? 'notFound' : 'failed'].documentTitle,
    description: isNotFound ? words.errors.notFound.description : words.shared.description,
    isHidden: true,
  });
}

/**
 * The tags with the page's absolute URL. `x-default` is in the sitemaps
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
function addressTags(
  words: ShopWords,
  root: RootData,
  path: string,
  isHidden: boolean,
): MetaDescriptor[] {
  const url = pageUrl(words, root.origin, path).replace(/\/+$/, '');
  const urls = isHidden ? [] : pageUrls(root.origin, path);
  const languages = urls.filter(({hrefLang}) => hrefLang !== 'x-default');
  return [
    {tagName: 'link', rel: 'canonical', href: url},
    ...languages.map(({hrefLang, href}) => ({tagName: 'link', rel: 'alternate', hrefLang, href})),
    {property: 'og:url', content: url},
    {property: 'og:site_name', content: root.site.name},
  ];
}

function imageTags(image: string | ShareImage, origin: string): MetaDescriptor[] {
  if (typeof image === 'string') {
    return [{property: 'og:image', content: new URL(image, origin).href}];
  }
  return [
    {property: 'og:image', content: new URL(image.url, origin).href},
    {property: 'og:image:width', content: String(image.width)},
    {property: 'og:image:height', content: String(image.height)},
    {property: 'og:image:alt', content: image.alt},
  ];
}

/** All structured data of a document as one graph, whose nodes refer to each other by `@id`. */
function structuredDataTag(nodes: readonly Thing[]): MetaDescriptor {
  return {'script:ld+json': {'@context': 'https://schema.org', '@graph': [...nodes]}};
}
