import {POEMS} from '~/content/poems';
import {curlyQuotes} from '~/lib/curly-quotes';

export interface ArtworkWords {
  title: string;
  text: string;
}

/** The poem of a product, by its handle or an alternate handle; null when there is none. */
export function findPoem(handle: string): ArtworkWords | null {
  const poem = POEMS.find(({handles}) => handles.includes(handle));
  return poem ? {title: curlyQuotes(poem.title), text: curlyQuotes(poem.text)} : null;
}
