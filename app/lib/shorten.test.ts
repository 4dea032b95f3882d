import {describe, expect, it} from 'vitest';
import {beginning, shorten} from './shorten';

describe('a description for search engines', () => {
  it('stays as it is up to 155 letters', () => {
    expect(shorten('a'.repeat(155))).toBe('a'.repeat(155));
  });

  it('ends at a whole word, with an ellipsis', () => {
    const text = shorten('tide '.repeat(40));
    expect(text.length).toBeLessThanOrEqual(155);
    expect(text).toMatch(/tide…$/);
  });
});

it.each([
  ['Sea 🌊', 4, 'Sea '],
  ['Sea 🌊', 5, 'Sea '],
  ['Sea 🌊', 6, 'Sea 🌊'],
  ['🇨🇦!', 3, ''],
  ['👩‍🎨 paints', 4, ''],
  ['👩‍🎨 paints', 5, '👩‍🎨'],
  ['Sea', 10, 'Sea'],
])('the beginning of %j, at most %i long, is %j', (text, length, expected) => {
  expect(beginning(text, length)).toBe(expected);
});
