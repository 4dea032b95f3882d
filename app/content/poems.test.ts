import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {poems} from '~/content/poems';
import en from '~/words/en/server';

/** The painter's list, which the demo catalogue is built from. */
const ARTWORKS = JSON.parse(readFileSync('embedded/seed/artworks.json', 'utf8')) as {
  handle: string;
}[];

const POEMS = poems(en);
const findPoem = (handle: string) => POEMS.find(({handles}) => handles.includes(handle));

describe('the poems', () => {
  it('exist for every artwork except the one with a story', () => {
    const without = ARTWORKS.map(({handle}) => handle).filter((handle) => !findPoem(handle));
    expect(without).toEqual(['island-pair']);
  });

  it.each([
    ['harbour-morning-2022', 'harbour-morning'],
    ['waiting-for-the-tide-reprint', 'waiting-for-the-tide'],
  ])('are found under %s, the handle of a second listing', (again, handle) => {
    expect(findPoem(again)).toBeDefined();
    expect(findPoem(again)).toBe(findPoem(handle));
  });

  it('list each handle once', () => {
    const handles = POEMS.flatMap((poem) => poem.handles);
    expect(handles.filter((handle, index) => handles.indexOf(handle) !== index)).toEqual([]);
  });
});
