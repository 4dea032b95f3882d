import textLanguage from '#words/text-language';
import type {ProductPageFragment} from 'storefrontapi.generated';
import {POEMS} from '~/content/poems';
import curlyQuotes from '#words/curly-quotes';
import {textOf} from '~/lib/storefront/store-content';

/** What the artist wrote about a work: a poem, a story, or both. */
export interface Writing {
  poem?: Poem;
  story?: string;
  /** The story's language, where it is not the page's. */
  storyLang?: string;
}

export interface Poem {
  title: string;
  text: string;
  /** Its language, where it is not the page's: the poems of `app/content` are in each. */
  lang?: string;
  /** The address of her recording of it. */
  recording?: string;
}

export type WithWriting = Pick<
  ProductPageFragment,
  'handle' | 'title' | 'poemTitle' | 'poemText' | 'poemRecording' | 'story'
>;

/**
 * The writing about a product: its metafields where the artist filled them in, else the poem of its handle or an alternate
 * handle. Null when there are none.
 */
export function findWriting(product: WithWriting): Writing | null {
  const {handle, poemTitle, poemText, poemRecording} = product;
  const text = textOf(poemText);
  const written = POEMS.find(({handles}) => handles.includes(handle));
  const poem = text ?? written?.text;
  const title = textOf(poemTitle) ?? (text ? product.title : written?.title);
  const story = textOf(product.story);
  if (!poem && !story) return null;
  return {
    poem:
      poem && title
        ? {
            title: curlyQuotes(title),
            text: curlyQuotes(poem),
            lang: text ? languageOf(poemText) : undefined,
            recording: soundAddress(poemRecording),
          }
        : undefined,
    story: story && curlyQuotes(story),
    storyLang: languageOf(product.story),
  };
}

function languageOf(field: WithWriting['story']): string | undefined {
  return field ? textLanguage(field, 'value') : undefined;
}

/** Shopify has no type of file for sounds: they are generic files, which may be anything. */
function soundAddress(field: WithWriting['poemRecording']): string | undefined {
  const file = field?.reference;
  return file?.mimeType?.startsWith('audio/') ? (file.url ?? undefined) : undefined;
}
