import {describe, expect, it} from 'vitest';
import {DEFAULT_RULE, parseRule, printSizes} from './rule';

describe('the rule of prints', () => {
  it('keeps the proportions, and calculates prices by area', () => {
    expect(printSizes(DEFAULT_RULE, {width: 6000, height: 4000})).toEqual([
      {label: '30 × 20 cm', frame: null, widthCm: 30, heightCm: 20, price: '50.00'},
      {label: '45 × 30 cm', frame: null, widthCm: 45, heightCm: 30, price: '90.00'},
      {label: '60 × 40 cm', frame: null, widthCm: 60, heightCm: 40, price: '140.00'},
      {label: '90 × 60 cm', frame: null, widthCm: 90, heightCm: 60, price: '290.00'},
    ]);
  });

  it('offers no size for which the photograph is too small', () => {
    const sizes = printSizes(DEFAULT_RULE, {width: 2000, height: 2800});
    expect(sizes.map(({label}) => label)).toEqual(['21.5 × 30 cm', '32 × 45 cm']);
    expect(printSizes(DEFAULT_RULE, {width: 900, height: 900})).toEqual([]);
  });

  it('can be in inches', () => {
    const rule = parseRule(
      '{"unit": "in", "longerSides": [20, 10], "price": {"base": 20, "perArea": 0.3, "roundTo": 5}}',
    );
    expect(printSizes(rule, {width: 4000, height: 3200})).toEqual([
      {label: '10 × 8 in', frame: null, widthCm: 25.4, heightCm: 20.3, price: '45.00'},
      {label: '20 × 16 in', frame: null, widthCm: 50.8, heightCm: 40.6, price: '115.00'},
    ]);
  });

  it('can have frames, which add to the price of each size', () => {
    const rule = parseRule(
      `{"longerSides": [30], "price": {"base": 20, "perArea": 0.05, "roundTo": 5},
        "frames": [{"name": "None"}, {"name": "Oak", "base": 30, "perArea": 0.1}]}`,
    );
    const sizes = printSizes(rule, {width: 6000, height: 4000});
    expect(sizes.map(({label, frame, price}) => [label, frame, price])).toEqual([
      ['30 × 20 cm', 'None', '50.00'],
      ['30 × 20 cm', 'Oak', '140.00'],
    ]);
  });

  it.each([
    [5, 2, true],
    [11, 0, false],
    [6, 2, false],
  ])('of %i sizes in %i frames fits on the product page: %j', (sizes, frames, isTaken) => {
    const text = JSON.stringify({
      longerSides: Array.from({length: sizes}, (_, index) => 20 + index),
      price: {base: 20, perArea: 0.05, roundTo: 5},
      frames: Array.from({length: frames}, (_, index) => ({name: `Frame ${index}`})),
    });
    const parse = () => parseRule(text);
    if (isTaken) expect(parse).not.toThrow();
    else expect(parse).toThrow('10 combinations of size and frame at most');
  });

  it('reports its errors', () => {
    expect(() => parseRule('{')).toThrow('isn’t valid JSON');
    expect(() => parseRule('{"longerSides": []}')).toThrow(/longerSides: .*price: /);
    expect(() => parseRule('{"longerSide": [3]}')).toThrow('longerSide');
  });
});
