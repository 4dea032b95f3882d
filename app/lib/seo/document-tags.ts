import type {MetaDescriptor} from '@remix-run/react';
import {getSeoMeta} from '@shopify/hydrogen';
import type {Thing} from 'schema-dts';
import {FEEDS} from '~/lib/documents/feeds';
import {structuredDataGraph} from '~/lib/structured-data/graph';

/**
 * What crawlers and social networks read and no browser does. They read documents alone, so it is in the document and neither
 * in its scripts nor in the head after a navigation: give it under `import.meta.env.SSR`, and the bundler leaves it out.
 */
export interface DocumentMeta {
  /** A share picture other than the shop's own; its address is absolute or a path of this site. */
  image?: string | ShareImage | null;
  type?: 'website' | 'article' | 'product' | 'profile';
  /** True keeps the page out of search engines: errors, what is meant for a few, and further pages of a list. */
  isHidden?: boolean;
  /** What the page is about, in the words of schema.org, at a site of that origin. */
  structuredData?: (origin: string) => Thing[];
}

/** A share picture with its size in pixels, which lets networks show it with the first visitor's link. */
export interface ShareImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The share picture of pages that have none of their own. */
export const SHARE_IMAGE: ShareImage = {
  url: '/pictures/og.jpg',
  width: 1200,
  height: 630,
  alt: 'Painting of a lighthouse on a rust-coloured headland, the sun low over the sea',
};

interface DocumentPage extends DocumentMeta {
  title: string;
  description: string;
  /** The canonical address; null, as `root`, where no origin is known. */
  url: string | null;
  root: {siteName: string; origin: string} | null;
}

/** The tags of a page that are for crawlers and social networks alone, most of them as Hydrogen writes them. */
export function documentTags({
  title,
  description,
  url,
  root,
  image,
  type = 'website',
  isHidden = false,
  structuredData,
}: DocumentPage): MetaDescriptor[] {
  const tags =
    getSeoMeta({
      title,
      description,
      media: root ? shareMedia(image ?? SHARE_IMAGE, root.origin) : undefined,
      robots: isHidden ? {noIndex: true} : {maxImagePreview: 'large'},
      jsonLd: root && structuredData ? structuredDataGraph(structuredData(root.origin)) : undefined,
    }) ?? [];
  const shown = tags.filter(
    (tag) => !('title' in tag) && !('name' in tag && tag.name === 'description'),
  );
  return [
    ...shown,
    {property: 'og:type', content: type},
    {property: 'og:locale', content: 'en_CA'},
    {name: 'twitter:card', content: 'summary_large_image'},
    ...(root && url
      ? [
          {property: 'og:url', content: url},
          {property: 'og:site_name', content: root.siteName},
        ]
      : []),
    ...FEEDS.map((feed) => ({tagName: 'link', rel: 'alternate', ...feed})),
  ];
}

/** The address alone first: some readers know `og:image` and not the `og:image:url` that Hydrogen writes for the rest. */
function shareMedia(image: string | ShareImage, origin: string) {
  if (typeof image === 'string') return new URL(image, origin).href;
  const url = new URL(image.url, origin).href;
  const {width, height, alt} = image;
  return [url, {type: 'image' as const, url, width, height, altText: alt}];
}
