import {describe, expect, it} from 'vitest';
import {aProduct, aVariant} from '../testing/sample-catalogue';
import {productWordsOf, searchableProducts} from './product-search';
import {compileSearch} from './search-matcher';
import {parseSearchQuery} from './search-query';

const NOW = new Date('2025-10-01T12:00:00Z');

const harbour = aProduct({
  title: 'Harbour at Dawn',
  description: 'Fishing boats in Étang-du-Nord.',
  productType: 'Original Paintings',
  vendor: 'Painter & Sons',
  tags: ['sea', 'Early Bird'],
  createdAt: '2024-05-17T12:00:00Z',
  updatedAt: '2025-09-30T12:00:00Z',
  variants: [aVariant({priceCents: 90000, quantity: 0, sku: 'HARB-1'})],
});
const santa = aProduct({
  title: 'Santa',
  description: 'A seasonal print.',
  productType: 'Prints',
  vendor: 'Painter',
  tags: ['xmas'],
  createdAt: '2023-11-01T12:00:00Z',
  updatedAt: '2023-11-01T12:00:00Z',
  variants: [aVariant({priceCents: 4500}), aVariant({priceCents: 6000, quantity: 0})],
});

const BOTH = ['Harbour at Dawn', 'Santa'];
const HARBOUR = ['Harbour at Dawn'];
const SANTA = ['Santa'];
const NONE: string[] = [];

const SEARCHES: readonly (readonly [string, readonly string[]])[] = [
  ['', BOTH],
  ['*', BOTH],
  ["product_type:'Original Paintings'", HARBOUR],
  ['product_type:"original paintings"', HARBOUR],
  ['product_type:Original', NONE],
  ['product_type:Original*', HARBOUR],
  ['product_type:Original Paintings', NONE],
  ["product_type:'Prints,Original Paintings'", BOTH],
  ['product_type:Prints,Cards', SANTA],
  ['tag:sea', HARBOUR],
  ['tag:SEA', HARBOUR],
  ['tag:"early bird"', HARBOUR],
  ['tag:se', NONE],
  ['tag_not:sea', SANTA],
  ['-tag:sea', SANTA],
  ['NOT tag:sea', SANTA],
  ['available_for_sale:true', SANTA],
  ['available_for_sale:false', HARBOUR],
  ['title:harbour', HARBOUR],
  ['title:h*', HARBOUR],
  ['title:"at dawn"', HARBOUR],
  ['title:"dawn at"', NONE],
  ['title:dawn', HARBOUR],
  ['title:daw', NONE],
  ["vendor:'Painter & Sons'", HARBOUR],
  ['vendor:Painter', SANTA],
  ['vendor:Painter*', BOTH],
  ['variants.price:<50', SANTA],
  ['variants.price:<=45', SANTA],
  ['variants.price:<45', NONE],
  ['variants.price:>100', HARBOUR],
  ['variants.price:60', SANTA],
  ['variants.price:abc', NONE],
  ['created_at:>2024-01-01', HARBOUR],
  ['created_at:<2024-01-01', SANTA],
  ['created_at:2024-05-17', HARBOUR],
  ['created_at:2024', HARBOUR],
  ["created_at:>='2024-05-17T12:00:00Z'", HARBOUR],
  ["created_at:>'2024-05-17T12:00:00Z'", NONE],
  ['created_at:<now', BOTH],
  ['created_at:>now', NONE],
  ['created_at:yesterday', NONE],
  ['updated_at:>2025-01-01', HARBOUR],
  ['sku:harb-1', HARBOUR],
  ['handle:santa', SANTA],
  ['seasonal', SANTA],
  ['SEASONAL', SANTA],
  ['season', NONE],
  ['season*', SANTA],
  ['etang', HARBOUR],
  ['"fishing boats"', HARBOUR],
  ['"boats fishing"', NONE],
  ['xmas', SANTA],
  ['paintings', HARBOUR],
  ['sons', HARBOUR],
  ['harbour OR santa', BOTH],
  ['harbour AND santa', NONE],
  ['(harbour OR santa) AND product_type:Prints', SANTA],
  ['harbour OR santa product_type:Prints', BOTH],
  ['-(harbour OR santa)', NONE],
  ['unheard_of:thing', BOTH],
  ['unheard_of:thing santa', SANTA],
];

describe('compileSearch over products', () => {
  it.each(SEARCHES)('finds by %s', (query, titles) => {
    const matches = compileSearch(parseSearchQuery(query), searchableProducts(productWordsOf), NOW);
    const found = [harbour, santa].filter(matches).map((product) => product.title);
    expect(found).toEqual(titles);
  });
});
