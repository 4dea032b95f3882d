import {CacheShort} from '@shopify/hydrogen';
import {expect, it, vi} from 'vitest';
import {queryBoth} from './query-both';
import type {SafeQuery} from './safe-query';

const QUERY = '{ product { title description } }' as never;

const querying = (description: string) => {
  const data = {product: {title: 'First Light', description}};
  return vi.fn(async () => ({ok: true, data, notice: null})) as unknown as SafeQuery;
};

it('marks what is the same in the first language', async () => {
  const query = queryBoth(querying('Bonjour'), querying('Hello'));
  const options = {cache: CacheShort(), marksUntranslated: true} as never;
  const {data} = await query(QUERY, options);
  expect(data).toEqual({
    product: {title: 'First Light', description: 'Bonjour', untranslated: ['title']},
  });
});

it('sends a query once that marks nothing', async () => {
  const [own, first] = [querying('Bonjour'), querying('Hello')];
  const {data} = await queryBoth(own, first)(QUERY, {cache: CacheShort()} as never);
  expect(data).toEqual({product: {title: 'First Light', description: 'Bonjour'}});
  expect(first).not.toHaveBeenCalled();
});
