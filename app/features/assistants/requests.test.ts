import {describe, expect, it} from 'vitest';
import {applicableFilters, fits, ignoresPrice, pageRange, searchSchema} from './requests';

const product = {productType: 'Prints', images: {nodes: []}};
/** 40.6 × 50.8 cm. */
const variant = {title: '16×20 in', price: {amount: '45.0'}};

describe('a size', () => {
  it.each([
    [{price: {max: 4500}}, true],
    [{price: {max: 4499}}, false],
    [{price: {min: 4500}}, true],
    [{price: {min: 4501}}, false],
    [{width_cm: {min: 41, max: 41}}, true],
    [{width_cm: {max: 40}}, false],
    [{height_cm: {min: 52}}, false],
    [{}, true],
  ])('passes %j: %s', (filters, passes) => {
    expect(fits(variant, product, filters)).toBe(passes);
  });

  it('without measurements matches no filter on measurements', () => {
    expect(fits({...variant, title: 'Small'}, product, {width_cm: {min: 1}})).toBe(false);
  });
});

describe('a search', () => {
  const read = (input: object) => searchSchema.parse({query: 'sea', ...input});

  it('asks for ten works, and never for more than fifty', () => {
    expect(pageRange(read({}))).toEqual({start: 0, end: 10});
    expect(pageRange(read({pagination: {cursor: '10', limit: 500}}))).toEqual({start: 10, end: 60});
  });

  it('ignores a price in another currency, and says so', () => {
    const input = read({filters: {price: {max: 100}, color: 'blue'}, context: {currency: 'USD'}});
    expect([applicableFilters(input), ignoresPrice(input)]).toEqual([{color: 'blue'}, true]);
    const ours = read({filters: {price: {max: 100}}, context: {currency: 'CAD'}});
    expect([applicableFilters(ours), ignoresPrice(ours)]).toEqual([{price: {max: 100}}, false]);
  });
});
