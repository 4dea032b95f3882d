import type {ProductPageFragment} from 'storefrontapi.generated';
import {POEMS} from '~/content/poems';
import {curlyQuotes} from '~/lib/curly-quotes';
import {textOf} from '~/lib/storefront/own-words';

/** What the artist wrote about a work: a poem, a story, or both. */
export interface ArtworkWords {
  poem?: {title: string; text: string};
  story?: string;
}

/** A product with the artist's metafields about it. */
export type WithWords = Pick<
  ProductPageFragment,
  'handle' | 'title' | 'poemTitle' | 'poemText' | 'story'
>;

/**
 * The words of a product: its metafields where the artist filled them in, else the poem of its handle or an alternate
 * handle. Null when there are none.
 */
export function findWords(product: WithWords): ArtworkWords | null {
  const text = textOf(product.poemText);
  const written = POEMS.find(({handles}) => handles.includes(product.handle));
  const title = textOf(product.poemTitle) ?? (text ? product.title : written?.title);
  const poem = text ?? written?.text;
  const story = textOf(product.story);
  if (!poem && !story) return null;
  return {
    ...(poem && title && {poem: {title: curlyQuotes(title), text: curlyQuotes(poem)}}),
    ...(story && {story: curlyQuotes(story)}),
  };
}
