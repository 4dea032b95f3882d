import {describe, expect, it} from 'vitest';
import {aProduct, aVariant} from '../testing/sample-catalogue';
import {compileSearch, parseSearchQuery, SEARCHABLE_PRODUCTS} from './search';

const harbour = aProduct({
  title: 'Harbour at Dawn',
  description: 'Fishing boats in Étang-du-Nord.',
  productType: 'Original Paintings',
  tags: ['sea', 'Early Bird'],
  variants: [aVariant({sku: 'HARB-1'})],
});
const santa = aProduct({title: 'Santa', description: 'A seasonal print.', tags: ['a:b']});

const BOTH = ['Harbour at Dawn', 'Santa'];
const HARBOUR = ['Harbour at Dawn'];
const SANTA = ['Santa'];

describe('a search for products', () => {
  it.each<[string, readonly string[]]>([
    ['', BOTH],
    ['*', BOTH],
    ["product_type:'Original Paintings'", HARBOUR],
    ['product_type:"original paintings"', HARBOUR],
    ['product_type:Original', []],
    ['product_type:Original*', HARBOUR],
    ['tag:SEA', HARBOUR],
    ['tag:"early bird"', HARBOUR],
    [String.raw`tag:a\:b`, SANTA],
    ['handle:santa', SANTA],
    ['SEASONAL', SANTA],
    ['season', []],
    ['season*', SANTA],
    ['etang', HARBOUR],
    ['"fishing boats"', HARBOUR],
    ['"boats fishing"', []],
    ['harb-1', HARBOUR],
    ['harbour santa', []],
    ['harbour AND sea', HARBOUR],
    ['harbour OR santa', BOTH],
    ['harbour OR santa product_type:Prints', BOTH],
    ['unheard_of:thing santa', SANTA],
    ['OR santa OR', SANTA],
  ])('finds by %s', (query, titles) => {
    const matches = compileSearch(parseSearchQuery(query), SEARCHABLE_PRODUCTS);
    expect([harbour, santa].filter(matches).map(({title}) => title)).toEqual(titles);
  });

  it.each(['"', "'", '\\', ':', '::', 'a:b:c', 'OR OR', "product_type:'Prints"])(
    'survives %s',
    (query) => expect(() => parseSearchQuery(query)).not.toThrow(),
  );
});
