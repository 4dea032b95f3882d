import {describe, expect, it} from 'vitest';
import {collapseTitles, collapseTitlesByKind} from './collapse-titles';

function aWork(id: string, title: string, createdAt: string, hasImage = true) {
  return {id, title, createdAt, images: {nodes: hasImage ? ['image'] : []}};
}
const ids = (works: {id: string}[]) => works.map(({id}) => id);

describe('titles listed twice', () => {
  it('collapse to the one with an image, even if the other is newer', () => {
    const works = [
      aWork('bare', 'Tide', '2025-01-01T00:00:00Z', false),
      aWork('shown', 'Tide', '2021-01-01T00:00:00Z'),
    ];
    expect(ids(collapseTitles(works))).toEqual(['shown']);
    expect(ids(collapseTitles(works.toReversed()))).toEqual(['shown']);
  });

  it.each([true, false])('collapse to the newer one when both have an image: %s', (hasImage) => {
    const works = [
      aWork('old', 'Tide', '2021-01-01T00:00:00Z', hasImage),
      aWork('new', 'Tide', '2025-01-01T00:00:00Z', hasImage),
    ];
    expect(ids(collapseTitles(works))).toEqual(['new']);
    expect(ids(collapseTitles(works.toReversed()))).toEqual(['new']);
  });

  it('stay at the title’s first position', () => {
    const works = [
      aWork('a', 'Tide', '2021-01-01T00:00:00Z'),
      aWork('b', 'Gale', '2021-01-01T00:00:00Z'),
      aWork('c', 'Tide', '2022-01-01T00:00:00Z'),
    ];
    expect(ids(collapseTitles(works))).toEqual(['c', 'b']);
  });

  it('stay when one is a print and the other an original', () => {
    const works = ['Prints', 'Original Paintings', 'Prints'].map((productType, at) => ({
      ...aWork(String(at), 'Tide', '2021-01-01T00:00:00Z'),
      productType,
    }));
    expect(ids(collapseTitlesByKind(works))).toEqual(['0', '1']);
  });
});
