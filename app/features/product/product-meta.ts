import type {MetaDescriptor} from '@remix-run/react';
import {SITE} from '#contracts/site';
import type {PageMeta} from '~/lib/seo';
import {cdnSrcSet, shareRendition} from './cdn-image';
import type {VisibleProduct} from './hidden-prices';
import {altOf, pictureSizes} from './product-pictures';

/** As much of a description as search engines show. */
const DESCRIPTION_LENGTH = 155;

type Shown = Pick<VisibleProduct, 'handle' | 'title' | 'description' | 'images'>;

/** A product page's head: its own title, description and share picture; hidden from search engines when there is none. */
export function productPageMeta(product: Shown | null): PageMeta {
  if (!product) {
    return {title: 'Product not found', description: 'There is no such work.', isHidden: true};
  }
  const [image] = product.images.nodes;
  return {
    title: product.title,
    description: shorten(productDescription(product)),
    path: `/product/${encodeURIComponent(product.handle)}`,
    preloads: picturePreload(product),
    ...(import.meta.env.SSR && {
      image: image && {...shareRendition(image), alt: altOf(image, product.title, 0)},
      type: 'product',
    }),
  };
}

/** In the admin's words, or where there are none by title and artist. */
export function productDescription({title, description}: Pick<Shown, 'title' | 'description'>) {
  return description.trim() || `${title}, by ${SITE.artist.name}.`;
}

/** Has the work's picture fetched before scripts and fonts, in the file that the page will show. */
export function picturePreload(product: Pick<Shown, 'images'> | null): MetaDescriptor[] {
  const image = product?.images.nodes[0];
  if (!image) return [];
  return [
    {
      tagName: 'link',
      rel: 'preload',
      as: 'image',
      imageSrcSet: cdnSrcSet(image, 'page'),
      imageSizes: pictureSizes(image),
      // React 18 knows the attribute under its HTML name alone.
      fetchpriority: 'high',
    },
  ];
}

/** Cut at a word, with an ellipsis. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
}
