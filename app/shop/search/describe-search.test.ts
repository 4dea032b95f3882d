import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {describeSearch, explainSofa} from './describe-search';
import {readSearch} from './search-url';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the words for a search', () => {
  it.each([
    ['q=boats', 12, '12 works for “boats”'],
    ['q=boats&kind=prints', 1, '1 print for “boats”'],
    ['kind=originals&colour=blue', 0, 'No originals in blue'],
    [
      'colour=red&sofa=200&price=150',
      3,
      '3 works in red, to hang over furniture 200 cm (79 in) wide, up to CAD $150',
    ],
    ['sofa=80', 2, '2 works, to hang over furniture 80 in (203 cm) wide'],
    ['orientation=portrait&from=50', 2, '2 works, in portrait format, from CAD $50'],
  ])('%s and %i works', (query, count, text) => {
    expect(describeSearch(en, read(query), count)).toBe(text);
  });

  it('say how wide a work over the sofa is', () => {
    expect(explainSofa(en, read('sofa=201'))).toContain('40 to 59 in (101 to 150 cm) wide');
    expect(explainSofa(en, read('q=boats'))).toBeNull();
  });
});
