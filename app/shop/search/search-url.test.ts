import {describe, expect, it} from 'vitest';
import {isBlank, readSearch, searchUrl} from './search-url';

const read = (query: string) => readSearch(new URLSearchParams(query));
const NOTHING = {
  query: '',
  kind: null,
  colour: null,
  orientation: null,
  sofa: null,
  minPrice: null,
  maxPrice: null,
  page: 1,
};

describe('the URL of a search', () => {
  it('is parsed as it was built', () => {
    const query =
      'q=red+boats&kind=prints&colour=blue&orientation=square&sofa=80&unit=in&from=50&price=150&page=2';
    const request = read(query);
    expect(request).toEqual({
      query: 'red boats',
      kind: 'prints',
      colour: 'blue',
      orientation: 'square',
      sofa: {width: 80, unit: 'in'},
      minPrice: 50,
      maxPrice: 150,
      page: 2,
    });
    expect(searchUrl(request)).toBe(`/search?${query}`);
  });

  it.each([
    ['', NOTHING],
    ['q=&kind=&colour=&sofa=&price=', NOTHING],
    ['q=+++&kind=toString&colour=mauve&sofa=wide&price=-4&page=0&other=1', NOTHING],
    ['sofa=9999&price=1e99&page=1e9', NOTHING],
    ['sofa=100', {...NOTHING, sofa: {width: 100, unit: 'in'}}],
    ['sofa=101', {...NOTHING, sofa: {width: 101, unit: 'cm'}}],
    ['sofa=101&unit=in', {...NOTHING, sofa: {width: 101, unit: 'in'}}],
    ['sofa=20', NOTHING],
    ['sofa=59&unit=cm', NOTHING],
    ['unit=in&orientation=round&from=0', NOTHING],
    ['price=99.6', {...NOTHING, maxPrice: 100}],
    [`q=${'a'.repeat(300)}`, {...NOTHING, query: 'a'.repeat(100)}],
    ['q=two%0A%09words', {...NOTHING, query: 'two words'}],
  ])('%j omits what can’t be parsed', (query, request) => {
    expect(read(query)).toEqual(request);
  });

  it('is blank without a query and filters', () => {
    expect(isBlank(read('page=2'))).toBe(true);
    expect(isBlank(read('q=sea'))).toBe(false);
    expect(isBlank(read('sofa=200'))).toBe(false);
    expect(searchUrl(NOTHING)).toBe('/search');
  });
});
