import type {ProductPageFragment} from 'storefrontapi.generated';
import {poems} from '~/content/poems';
import {findTextLanguage} from '~/lib/language/untranslated';
import type {ServerWords} from '~/words';

/** The artist's writing about a work: a poem, a story, or both. */
export interface Writing {
  poem?: Poem;
  story?: string;
  /** The story's language, if it differs from the page's. */
  storyLang?: string;
}

export interface Poem {
  title: string;
  text: string;
  /** The poem's language, if it differs from the page's. The poems of `app/content` exist in every language. */
  lang?: string;
  /** The URL of the artist's recording of the poem. */
  recording?: string;
}

export type ProductTexts = Pick<
  ProductPageFragment,
  'handle' | 'title' | 'poemTitle' | 'poemText' | 'poemRecording' | 'story'
>;

/**
 * The writing about a product: its metafields where the artist filled them in, or else the poem of its handle or an
 * alternate handle. Null when there's neither.
 */
export function findWriting(words: ServerWords, product: ProductTexts): Writing | null {
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
            lang: text ? languageOf(poemText) : undefined,
            recording: recordingUrl(poemRecording),
          }
        : undefined,
    story: story && words.curlyQuotes(story),
    storyLang: languageOf(product.story),
  };
}

function languageOf(field: ProductTexts['story']): string | undefined {
  return field ? findTextLanguage(field, 'value') : undefined;
}

/** Shopify has no file type for audio: recordings are generic files, which can be anything. */
function recordingUrl(field: ProductTexts['poemRecording']): string | undefined {
  const file = field?.reference;
  return file?.mimeType?.startsWith('audio/') ? (file.url ?? undefined) : undefined;
}

/** The text of a metafield; undefined when it is empty. */
function textOf(field: {value?: string | null} | null | undefined): string | undefined {
  return field?.value?.trim() || undefined;
}
