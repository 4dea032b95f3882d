import {describe, expect, it} from 'vitest';
import {DEFAULT_RULE, parseRule, printSizes} from './rule';

describe('the rule of prints', () => {
  it('keeps the proportions, and prices by area', () => {
    expect(printSizes(DEFAULT_RULE, {width: 6000, height: 4000})).toEqual([
      {label: '30 × 20 cm', widthCm: 30, heightCm: 20, price: '50.00'},
      {label: '45 × 30 cm', widthCm: 45, heightCm: 30, price: '90.00'},
      {label: '60 × 40 cm', widthCm: 60, heightCm: 40, price: '140.00'},
      {label: '90 × 60 cm', widthCm: 90, heightCm: 60, price: '290.00'},
    ]);
  });

  it('offers no size for which the photograph is too small', () => {
    const sizes = printSizes(DEFAULT_RULE, {width: 2000, height: 2800});
    expect(sizes.map(({label}) => label)).toEqual(['21.5 × 30 cm', '32 × 45 cm']);
    expect(printSizes(DEFAULT_RULE, {width: 900, height: 900})).toEqual([]);
  });

  it('may be in inches', () => {
    const rule = parseRule(
      '{"unit": "in", "longerSides": [20, 10], "price": {"base": 20, "perArea": 0.3, "roundTo": 5}}',
    );
    expect(printSizes(rule, {width: 4000, height: 3200})).toEqual([
      {label: '10 × 8 in', widthCm: 25.4, heightCm: 20.3, price: '45.00'},
      {label: '20 × 16 in', widthCm: 50.8, heightCm: 40.6, price: '115.00'},
    ]);
  });

  it('says what is wrong with it', () => {
    expect(() => parseRule('{')).toThrow('isn’t valid JSON');
    expect(() => parseRule('{"longerSides": []}')).toThrow(/longerSides: .*price: /);
    expect(() => parseRule('{"longerSide": [3]}')).toThrow('longerSide');
  });
});
