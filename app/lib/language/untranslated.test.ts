import {CacheShort} from '@shopify/hydrogen';
import {expect, it, onTestFinished, vi} from 'vitest';
import type {SafeQuery} from '../storefront/safe-query';
import {createQueryWithLang, markUntranslated} from './untranslated';

const product = (title: string, description: string) => ({
  product: {
    id: 'gid://shopify/Product/1',
    title,
    description,
    medium: {value: title},
    width: {value: '20.5'},
    images: {nodes: [{url: '/a.jpg', altText: null}]},
  },
});

it('names the texts that are the same in the first language', () => {
  const marked = markUntranslated(
    product('First Light', 'Bonjour'),
    product('First Light', 'Hello'),
  );
  expect(marked.product).toEqual({
    ...product('First Light', 'Bonjour').product,
    untranslated: ['title'],
    medium: {value: 'First Light', untranslated: ['value']},
  });
});

it('compares the products of two lists by id, whatever their order', () => {
  const [gale, light] = [
    {id: '1', title: 'The Long Gale'},
    {id: '2', title: 'First Light'},
  ];
  const french = [
    {id: '2', title: 'First Light'},
    {id: '1', title: 'Le grand vent'},
    {id: '3', title: 'First Light'},
  ];
  expect(markUntranslated(french, [gale, light])).toEqual([
    {id: '2', title: 'First Light', untranslated: ['title']},
    {id: '1', title: 'Le grand vent'},
    {id: '3', title: 'First Light'},
  ]);
});

it('leaves translated data as it is, and data without a counterpart', () => {
  const french = product('Aube', 'Bonjour');
  expect(markUntranslated(french, product('First Light', 'Hello'))).toEqual(french);
  expect(markUntranslated(french, null)).toEqual(french);
  expect(markUntranslated(null, product('a', 'b'))).toBeNull();
});

const QUERY = '{ product { title description } }' as never;

const querying = (description: string) =>
  (async () => ({
    ok: true,
    data: {product: {title: 'First Light', description}},
    notice: null,
  })) as unknown as SafeQuery;

it('marks nothing while the first language takes too long', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const query = createQueryWithLang(querying('Bonjour'), () => new Promise(() => {}));
  const answer = query(QUERY, {} as never);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await answer).data).toEqual({product: {title: 'First Light', description: 'Bonjour'}});
});

it('marks what is the same in the first language', async () => {
  const query = createQueryWithLang(querying('Bonjour'), querying('Hello'));
  const {data} = await query(QUERY, {cache: CacheShort()} as never);
  expect(data).toEqual({
    product: {title: 'First Light', description: 'Bonjour', untranslated: ['title']},
  });
});
