import {describe, expect, it} from 'vitest';
import {scaleDrawing, type DrawnWork} from './scale-drawing';

const WIDE = {url: 'https://cdn.example/a.jpg', width: 1600, height: 1200};
const variant = (title: string, availableForSale = true) => ({id: title, title, availableForSale});
const print = (...titles: string[]) => ({
  productType: 'Prints',
  images: {nodes: [WIDE]},
  variants: {nodes: titles.map((title) => variant(title))},
});

describe('the drawing to scale', () => {
  const drawing = scaleDrawing(print('9×12 in', '18×24 in'))!;
  const [small, large] = drawing.works;

  it('has each size in centimetres, on one centre', () => {
    expect(small).toMatchObject({id: '9×12 in', width: 30, height: 23});
    expect(large).toMatchObject({id: '18×24 in', width: 61, height: 46});
    const centreOf = ({x, y, width, height}: DrawnWork) => [x + width / 2, y + height / 2];
    expect(centreOf(small!)).toEqual(centreOf(large!));
  });

  it('has a bench below the largest size and inside the picture', () => {
    const {bench, floorY, width} = drawing;
    expect(bench.y).toBeGreaterThan(large!.y + large!.height);
    expect(bench.y + bench.height).toBe(floorY);
    expect(bench.x).toBeGreaterThan(0);
    expect(bench.x + bench.width).toBeLessThan(width);
  });

  it('is as wide as a work that is longer than the bench', () => {
    expect(scaleDrawing(print('27×60 in'))!.width).toBeGreaterThan(152);
  });
});

it('is drawn for an original by its metafield', () => {
  const original = {
    ...print('Default Title'),
    productType: 'Original Paintings',
    originalSize: {value: '40 × 30 in'},
  };
  expect(scaleDrawing(original)?.works).toHaveLength(1);
  expect(scaleDrawing({...original, originalSize: null})).toBeNull();
});

it('is not drawn without every size, nor for what is sold', () => {
  expect(scaleDrawing(print('9×12 in', 'Large'))).toBeNull();
  expect(scaleDrawing({...print(), variants: {nodes: []}})).toBeNull();
  const sold = {...print(), variants: {nodes: [variant('9×12 in', false)]}};
  expect(scaleDrawing(sold)).toBeNull();
});
