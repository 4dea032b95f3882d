import {describe, expect, it} from 'vitest';
import {scaleDrawing} from './scale-drawing';

const WIDE = {url: 'https://cdn.example/a.jpg', width: 1600, height: 1200};
const variant = (title: string, availableForSale = true) => ({title, availableForSale});
const print = (...titles: string[]) => ({
  productType: 'Prints',
  images: {nodes: [WIDE]},
  variants: {nodes: titles.map((title) => variant(title))},
});

/** Left edge, top edge, width and height in a path 'M1 2h3v4h-3z'. */
const rectangle = (path = '') => /^M(\S+) (\S+)h(\S+)v(\S+)h/.exec(path)?.slice(1).map(Number);

describe('the drawing to scale', () => {
  const drawing = scaleDrawing(print('9×12 in', '18×24 in'))!;

  it('has each size in centimetres, on one centre', () => {
    const [small, large] = drawing.works.map(({d}) => rectangle(d)!);
    expect(small!.slice(2)).toEqual([30, 23]);
    expect(large!.slice(2)).toEqual([61, 46]);
    const centreOf = ([x = 0, y = 0, width = 0, height = 0]: number[]) => [
      x + width / 2,
      y + height / 2,
    ];
    expect(centreOf(small!)).toEqual(centreOf(large!));
    expect(drawing.outlines.d).toBe(drawing.works.map(({d}) => d).join(''));
  });

  it('has a bench as long as its label says, below the largest size and inside the picture', () => {
    const [, , length] = rectangle(drawing.bench.d)!;
    const [, benchTop = 0] = rectangle(drawing.bench.d)!;
    const [, top = 0, , height = 0] = rectangle(drawing.works[1]!.d)!;
    expect(drawing.label.children).toBe(`${length} cm`);
    expect(benchTop).toBeGreaterThan(top + height);
    const [, , width, bottom] = drawing.svg.viewBox.split(' ').map(Number);
    expect(width).toBeGreaterThan(length!);
    expect(bottom).toBeGreaterThan(Number(drawing.label.y));
  });

  it('is as wide as a work that is longer than the bench', () => {
    const [, , width] = scaleDrawing(print('27×60 in'))!.svg.viewBox.split(' ').map(Number);
    expect(width).toBeGreaterThan(152);
  });

  it('has its label at one size, whatever the scale is', () => {
    const sizes = [drawing, scaleDrawing(print('27×60 in'))!].map(
      ({svg, label}) => Number(label.fontSize) / Number(svg.viewBox.split(' ')[2]),
    );
    expect(sizes[0]).toBeCloseTo(sizes[1]!, 2);
  });

  it('says the same in words', () => {
    expect(drawing.works[0]!.text).toBe(
      '12 × 9 in (30 × 23 cm), drawn to scale above a bench 120 cm long.',
    );
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
