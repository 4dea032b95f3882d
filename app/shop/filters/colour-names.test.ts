import {describe, expect, it} from 'vitest';
import {COLOURS, isColour, nameColour} from './colour-names';

describe('the name of a colour', () => {
  it.each(Object.entries(COLOURS))('%s is that of its own sample', (name, sample) => {
    expect(nameColour(sample)).toBe(name);
  });

  it.each([
    ['#e9caa6', 'orange'],
    ['#697a92', 'blue'],
    ['#593b41', 'brown'],
    ['#abacb2', 'grey'],
    ['#28272e', 'black'],
    ['#627f82', 'blue'],
    ['#FFFFFF', 'white'],
    ['#000000', 'black'],
  ])('%s of a painting is %s', (hex, name) => {
    expect(nameColour(hex)).toBe(name);
  });

  it.each(['', 'red', '#fff', '#12345g', 'rgb(1,2,3)'])('%j has none', (text) => {
    expect(nameColour(text)).toBeNull();
  });

  it('in a URL is one of the list', () => {
    expect([isColour('blue'), isColour('toString'), isColour(null)]).toEqual([true, false, false]);
  });
});
