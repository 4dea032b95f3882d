import {POEMS} from '~/content/poems';

export interface ArtworkWords {
  title: string;
  text: string;
}

/** The artist's words for a product, by its handle or one of the work's alternate handles; null for a work without words. */
export function findPoem(handle: string): ArtworkWords | null {
  const poem = POEMS.find(({handles}) => handles.includes(handle));
  return poem ? {title: poem.title, text: poem.text} : null;
}
