import {expect, it} from 'vitest';
import type {VisibleCard} from '~/shop/card/card';
import {leadFirst} from './lead-first';

const aCard = (id: string, width: number) =>
  ({id, images: {nodes: [{width, height: 100}]}}) as unknown as VisibleCard;

const idsOf = (...works: VisibleCard[]) => leadFirst(works).map(({id}) => id);

it('puts the widest picture first and keeps the order of the others', () => {
  expect(idsOf(aCard('a', 100), aCard('b', 80), aCard('c', 150))).toEqual(['c', 'a', 'b']);
  expect(idsOf(aCard('a', 100), aCard('b', 100))).toEqual(['a', 'b']);
  expect(idsOf()).toEqual([]);
});
