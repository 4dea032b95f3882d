import type {ProductPageFragment} from 'storefrontapi.generated';
import {poems} from '~/content/poems';
import {textOf} from '~/lib/storefront/store-content';
import type {ServerWords} from '~/words';

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
export function findWriting(words: ServerWords, product: WithWriting): Writing | null {
  const {handle, poemTitle, poemText, poemRecording} = product;
  const text = textOf(poemText);
  const written = poems(words).find(({handles}) => handles.includes(handle));
  const poem = text ?? written?.text;
  const title = textOf(poemTitle) ?? (text ? product.title : written?.title);
  const story = textOf(product.story);
  if (!poem && !story) return null;
  return {
    poem:
      poem && title
        ? {
            title: words.curlyQuotes(title),
            text: words.curlyQuotes(poem),
            lang: text ? languageOf(words, poemText) : undefined,
            recording: soundAddress(poemRecording),
          }
        : undefined,
    story: story && words.curlyQuotes(story),
    storyLang: languageOf(words, product.story),
  };
}

function languageOf(words: ServerWords, field: WithWriting['story']): string | undefined {
  return field ? words.textLanguage(field, 'value') : undefined;
}

/** Shopify has no type of file for sounds: they are generic files, which may be anything. */
function soundAddress(field: WithWriting['poemRecording']): string | undefined {
  const file = field?.reference;
  return file?.mimeType?.startsWith('audio/') ? (file.url ?? undefined) : undefined;
}
