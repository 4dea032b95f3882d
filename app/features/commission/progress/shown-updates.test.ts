import {expect, it} from 'vitest';
import type {Progress} from '#contracts/commission-progress';
import {shownUpdates} from './shown-updates';

const update = (at: string, answer: 'accept' | null = null, note: string | null = null) => ({
  stage: 'deposit' as const,
  note,
  imageUrls: [],
  answer,
  at,
});
const UPDATES = [
  update('1'),
  update('2', 'accept'),
  update('3', null, 'Dearer'),
  update('4', 'accept'),
];
const daysOf = (state: 'quoted' | 'paying', count: number) =>
  shownUpdates({
    updates: UPDATES.slice(0, count),
    quote: {state} as Progress['quote'],
  }).map(({at}) => at);

it.each([
  ['paying', 2, ['2']],
  ['quoted', 3, ['3']],
  ['paying', 4, ['4', '3']],
] as const)('with a price that is %s, the first %i updates show %j', (state, count, days) => {
  expect(daysOf(state, count)).toEqual(days);
});
