import {describe, expect, it} from 'vitest';
import {relatedWorks} from './related-works';

const product = (handle: string, title: string) => ({
  __typename: 'Product' as const,
  handle,
  title,
});
const NONE = {relatedOriginal: null, relatedPrints: null, soldRecord: null};

describe('relatedWorks', () => {
  it('leads from a print to its original', () => {
    const relatedOriginal = {reference: product('ebb-original', 'Ebb')};
    expect(relatedWorks({...NONE, relatedOriginal})).toEqual([
      {term: 'The original', value: 'Ebb', to: '/product/ebb-original'},
    ]);
  });

  it('leads from a sold original to its prints and to the gallery', () => {
    const rows = relatedWorks({
      relatedOriginal: null,
      relatedPrints: {
        references: {nodes: [product('ebb', 'Ebb'), product('ebb-small', 'Ebb, small')]},
      },
      soldRecord: {
        reference: {
          __typename: 'Metaobject',
          type: 'gallery_entry',
          handle: 'ebb 1',
          title: {value: 'Ebb'},
        },
      },
    });
    expect(rows.map(({term, to}) => [term, to])).toEqual([
      ['Prints of this painting', '/product/ebb'],
      ['Prints of this painting', '/product/ebb-small'],
      ['Among the sold works', '/gallery/ebb%201'],
    ]);
  });

  it('has no row for what is no longer published, or is something else', () => {
    expect(relatedWorks({...NONE, relatedOriginal: {reference: null}})).toEqual([]);
    const reference = {
      __typename: 'Metaobject' as const,
      type: 'series',
      handle: 'fog',
      title: {value: 'Fog'},
    };
    expect(relatedWorks({...NONE, soldRecord: {reference}})).toEqual([]);
  });
});
