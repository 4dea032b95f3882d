import {describe, expect, it} from 'vitest';
import {pickRelatedProducts} from './related-products';

const aWork = (title: string) => ({
  title,
  createdAt: '2024-01-01T00:00:00Z',
  images: {nodes: ['picture']},
});
const pick = (...titles: string[]) =>
  pickRelatedProducts({title: 'Tide'}, titles.map(aWork)).map(({title}) => title);

describe('the works related to one', () => {
  it.each([
    [[], []],
    [
      ['A', 'B', 'C', 'D'],
      ['A', 'B', 'C', 'D'],
    ],
    [
      ['A', 'B', 'C', 'D', 'E'],
      ['A', 'B', 'C', 'D'],
    ],
    [
      ['A', 'A', 'B'],
      ['A', 'B'],
    ],
    [['Tide', 'A'], ['A']],
  ])('of %j are %j', (recommended, picked) => {
    expect(pick(...recommended)).toEqual(picked);
  });
});
