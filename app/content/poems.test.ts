import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {poems} from '~/content/poems';
import en from '~/words/en/server';

interface ArtworkWithWords {
  handle: string;
  words: {title: string; text: string} | null;
  alternateHandles?: string[];
}

/** The painter's list, which the demo catalogue is built from. */
const ARTWORKS = JSON.parse(
  readFileSync('embedded/seed/artworks.json', 'utf8'),
) as ArtworkWithWords[];

const findPoem = (handle: string) => {
  const poem = poems(en).find(({handles}) => handles.includes(handle));
  return poem ? {title: poem.title, text: poem.text} : null;
};

describe('the poems', () => {
  it.each(ARTWORKS.map((artwork) => [artwork.handle, artwork] as const))(
    'have the painter’s text for %s, or none',
    (handle, {words, alternateHandles = []}) => {
      for (const known of [handle, ...alternateHandles]) expect(findPoem(known)).toEqual(words);
    },
  );

  it.each([
    ['harbour-morning-2022', 'harbour-morning'],
    ['waiting-for-the-tide-reprint', 'waiting-for-the-tide'],
  ])('are found under %s, where a work is listed a second time', (again, handle) => {
    expect(findPoem(again)).toEqual(findPoem(handle));
    expect(findPoem(again)).not.toBeNull();
  });

  it('list no handle twice', () => {
    const handles = poems(en).flatMap((poem) => poem.handles);
    expect(handles.filter((handle, index) => handles.indexOf(handle) !== index)).toEqual([]);
  });
});
