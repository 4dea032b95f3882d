import {describe, expect, it} from 'vitest';
import {findOtherPages, mergePages, MAX_MERGED_PAGES} from './merge-pages';
import type {VisibleCard} from '~/shop/card/visible-card';
import type {CollectionPage} from './queries';

function aWork(title: string, {handle = title, hasImage = true, createdAt = '2024-01-01'} = {}) {
  return {
    id: `gid://shopify/Product/${handle}`,
    handle,
    title,
    createdAt,
    images: {nodes: hasImage ? [{url: 'https://cdn.example/a.jpg'}] : []},
  } as VisibleCard;
}

const aPage = (works: VisibleCard[], rest: Partial<CollectionPage> = {}): CollectionPage => ({
  products: works,
  earlier: null,
  later: null,
  renderedAtMs: 0,
  ...rest,
});
const handles = ({works}: {works: VisibleCard[]}) => works.map(({handle}) => handle);

describe('the merged pages of a collection', () => {
  const first = aPage([aWork('Tide'), aWork('Gale')], {later: 'to 2', renderedAtMs: 10});
  const second = aPage([aWork('Fog')], {earlier: 'to 1', later: 'to 3', renderedAtMs: 20});

  it('are in order, whichever way they were loaded', () => {
    const forwards = mergePages(second, [first], false);
    expect(handles(forwards)).toEqual(['Tide', 'Gale', 'Fog']);
    expect(handles(mergePages(first, [second], true))).toEqual(handles(forwards));
    expect(forwards).toMatchObject({earlier: null, later: 'to 3', renderedAtMs: 10});
  });

  it('show a title once, though it was listed on two of them, and the one with a picture', () => {
    const bare = aWork('Fog', {handle: 'fog-bare', hasImage: false, createdAt: '2026-01-01'});
    const wall = mergePages(second, [aPage([bare, aWork('Gale')])], false);
    expect(handles(wall)).toEqual(['Fog', 'Gale']);
  });

  it('stay as they were when a page fails to load', () => {
    const wall = mergePages(aPage([]), [first], false);
    expect(handles(wall)).toEqual(['Tide', 'Gale']);
    expect(wall.later).toBeNull();
  });

  it.each([
    [MAX_MERGED_PAGES - 1, false],
    [MAX_MERGED_PAGES, true],
  ])('are full with %i of them: %s', (count, isFull) => {
    const others = Array.from({length: count - 1}, () => first);
    expect(mergePages(second, others, false).isFull).toBe(isFull);
  });
});

describe('a history state', () => {
  it.each([null, undefined, 'text', {}, {otherPages: null}, {nodes: []}])(
    'of %j has no pages',
    (state) => {
      expect(findOtherPages(state)).toEqual([]);
    },
  );

  it('returns its pages', () => {
    const otherPages = [aPage([aWork('Tide')])];
    expect(findOtherPages({otherPages})).toBe(otherPages);
  });
});
