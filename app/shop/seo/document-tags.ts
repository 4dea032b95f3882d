import type {MetaDescriptor} from '@remix-run/react';
import {getSeoMeta} from '@shopify/hydrogen';
import type {Thing} from 'schema-dts';
import {SITE, type Site} from '#contracts/site';
import language from '#words/language';
import words from '#words/pictures';
import {WORKS_FEED, type Feed} from './feeds';
import type {OwnSite} from '~/shop/site/own-site';
import {languageLinks} from './language-links';
import {structuredDataGraph} from '~/shop/structured-data/graph';
import {DOCUMENT_LINKS} from './document-links';

/**
 * Tags that crawlers and social networks read and browsers do not. They read documents only, so these tags are in the
 * document and neither in the client bundle nor in the head after a navigation: pass them under `import.meta.env.SSR`,
 * and the bundler removes them.
 */
export interface DocumentMeta {
  /** A share picture other than the shop's own; its URL is absolute or a path of this site. */
  image?: string | ShareImage | null;
  type?: 'website' | 'article' | 'product' | 'profile';
  /** True for pages that search engines must not index: errors, private links, and further pages of a list. */
  isHidden?: boolean;
  /** A feed beside that of the works. */
  feed?: Feed;
  /** The page's schema.org data for a site at that origin. */
  structuredData?: (origin: string, site: Site & OwnSite) => Thing[];
}

/** A share picture with its size in pixels, which lets networks show it with the first share. */
export interface ShareImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The share picture of pages without their own. */
export const SHARE_IMAGE: ShareImage = {
  url: '/pictures/og.jpg',
  width: 1200,
  height: 630,
  alt: words.share,
};

interface DocumentPage extends DocumentMeta {
  title: string;
  description: string;
  /** The canonical path, without the language. */
  path: string;
  /** The canonical URL; null, as `root`, when no origin is known. */
  url: string | null;
  root: {siteName: string; origin: string; site?: OwnSite} | null;
}

/** What `og:image` and its file say as well. */
const SAID_ALREADY = new Set<unknown>(['og:image:url', 'og:image:secure_url']);

/** The document's links, and a page's tags for crawlers and social networks, most of them from Hydrogen. */
export function documentTags({
  title,
  description,
  path,
  url,
  root,
  image,
  type = 'website',
  isHidden = false,
  feed,
  structuredData,
}: DocumentPage): MetaDescriptor[] {
  const tags =
    getSeoMeta({
      title,
      description,
      media: root ? shareMedia(image ?? SHARE_IMAGE, root.origin) : undefined,
      robots: isHidden ? {noIndex: true} : {maxImagePreview: 'large'},
      jsonLd:
        root && structuredData
          ? structuredDataGraph(structuredData(root.origin, {...SITE, ...root.site}))
          : undefined,
    }) ?? [];
  const shown = tags.filter(
    (tag) =>
      !('title' in tag) &&
      !('name' in tag && tag.name === 'description') &&
      !('property' in tag && SAID_ALREADY.has(tag.property)),
  );
  return [
    ...DOCUMENT_LINKS,
    ...shown,
    {property: 'og:type', content: type},
    // Open Graph writes `fr_CA`.
    {property: 'og:locale', content: language.locale.replace('-', '_')},
    ...(root && !isHidden ? languageLinks(root.origin, path) : []),
    {name: 'twitter:card', content: 'summary_large_image'},
    ...(root && url
      ? [
          {property: 'og:url', content: url},
          {property: 'og:site_name', content: root.siteName},
        ]
      : []),
    ...[WORKS_FEED, feed].flatMap((one) =>
      one ? [{tagName: 'link' as const, rel: 'alternate', ...one}] : [],
    ),
  ];
}

/** The bare URL first: some readers support `og:image` but not the `og:image:url` that Hydrogen writes. */
function shareMedia(image: string | ShareImage, origin: string) {
  if (typeof image === 'string') return new URL(image, origin).href;
  const url = new URL(image.url, origin).href;
  const {width, height, alt} = image;
  return [url, {type: 'image' as const, url, width, height, altText: alt}];
}
