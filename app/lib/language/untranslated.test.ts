import {expect, it} from 'vitest';
import {markUntranslated} from './untranslated';

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

it('leaves translated data as it is, and data without a counterpart', () => {
  const french = product('Aube', 'Bonjour');
  expect(markUntranslated(french, product('First Light', 'Hello'))).toEqual(french);
  expect(markUntranslated(french, null)).toEqual(french);
  expect(markUntranslated(null, product('a', 'b'))).toBeNull();
});
