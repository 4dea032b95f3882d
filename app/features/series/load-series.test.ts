import {describe, expect, it} from 'vitest';
import type {VisibleCard} from '~/shop/card/card';
import {leadFirst, nextSeries} from './load-series';

type Entry = Parameters<typeof nextSeries>[0][number];

const IMAGE = {url: 'https://cdn.example/a.jpg', altText: null, width: 4, height: 3};

function entry(handle: string, hasWork = true): Entry {
  const work = {__typename: 'Product', images: {nodes: [IMAGE]}};
  return {
    handle,
    title: {value: handle.toUpperCase()},
    works: {references: {nodes: hasWork ? [work] : []}},
  } as Entry;
}

describe('the next series', () => {
  const all = [entry('a'), entry('empty', false), entry('b')];

  it('is the next one with a work', () => {
    expect(nextSeries(all, 'a')).toEqual({handle: 'b', title: 'B', image: IMAGE});
  });

  it('is the first one after the last', () => {
    expect(nextSeries(all, 'b')?.handle).toBe('a');
  });

  it('is null when there is no other', () => {
    expect(nextSeries([entry('a'), entry('empty', false)], 'a')).toBeUndefined();
    expect(nextSeries([], 'a')).toBeUndefined();
  });
});

const aCard = (id: string, width: number) =>
  ({id, images: {nodes: [{width, height: 100}]}}) as unknown as VisibleCard;

const idsOf = (...works: VisibleCard[]) => leadFirst(works).map(({id}) => id);

it('puts the widest picture first and keeps the order of the others', () => {
  expect(idsOf(aCard('a', 100), aCard('b', 80), aCard('c', 150))).toEqual(['c', 'a', 'b']);
  expect(idsOf(aCard('a', 100), aCard('b', 100))).toEqual(['a', 'b']);
  expect(idsOf()).toEqual([]);
});
