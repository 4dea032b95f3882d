import {expect, it} from 'vitest';
import {drawnWorks} from './TrueSize';

const WIDE = {url: 'https://cdn.example/a.jpg', width: 1600, height: 1200};
const variant = (title: string, availableForSale = true) => ({id: title, title, availableForSale});
const print = (...titles: string[]) => ({
  productType: 'Prints',
  images: {nodes: [WIDE]},
  variants: {nodes: titles.map((title) => variant(title))},
});

it('draws each size in centimetres', () => {
  expect(drawnWorks(print('9×12 in', '18×24 in'))).toMatchObject([
    {id: '9×12 in', width: 30, height: 23},
    {id: '18×24 in', width: 61, height: 46},
  ]);
});

it('draws an original by its metafield', () => {
  const original = {
    ...print('Default Title'),
    productType: 'Original Paintings',
    originalSize: {value: '40 × 30 in'},
  };
  expect(drawnWorks(original)).toHaveLength(1);
  expect(drawnWorks({...original, originalSize: null})).toEqual([]);
});

it('draws nothing without every size, nor what is sold', () => {
  expect(drawnWorks(print('9×12 in', 'Large'))).toEqual([]);
  const sold = {...print(), variants: {nodes: [variant('9×12 in', false)]}};
  expect(drawnWorks(sold)).toEqual([]);
});
