import {expect, it} from 'vitest';
import en from '~/words/en/server';
import fr from '~/words/fr/server';
import {soldWorks} from './gallery';
import {pagePainting} from './pictures';

it.each([en, fr])('a page’s painting is the same as in the gallery: $language.code', (words) => {
  for (const name of ['theLookout', 'fairWind'] as const) {
    const painting = pagePainting(words, name);
    const work = soldWorks(words).find(({handle}) => handle === painting.handle);
    expect(work).toMatchObject(painting);
  }
});
