import {describe, expect, it} from 'vitest';
import {isMisspelt, queryTokens, tokensOf} from './tokens';

describe('the tokens of a text', () => {
  it.each([
    ['The Keeper’s Dark', ['the', 'keeper', 'dark']],
    ['Café, GICLÉE!', ['cafe', 'giclee']],
    ['Œuvre, cœur', ['oeuvre', 'coeur']],
    [
      'waves birches houses berries glass iris bus',
      'wave birch house berry glass iris bus'.split(' '),
    ],
    ['16 × 20 in and 8x10', ['16x20', 'in', 'and', '8x10']],
    [' — … ', []],
  ])('in %j', (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens);
  });

  it('of a query leave out its stop words, each once', () => {
    expect(queryTokens('a boat in the fog, over the boats')).toEqual(['boat', 'fog']);
    expect(queryTokens('over it')).toEqual(['over', 'it']);
  });
});

describe('one letter', () => {
  it.each([
    ['lighthouse', 'lighthuse'],
    ['harbour', 'harbor'],
    ['grey', 'gray'],
    ['barn', 'bran'],
    ['wave', 'waves'],
    ['ave', 'wave'],
  ])('is between %s and %s', (a, b) => {
    expect(isMisspelt(a, b, 1)).toBe(true);
    expect(isMisspelt(b, a, 1)).toBe(true);
  });

  it.each([
    ['boat', 'bolts'],
    ['moon', 'noom'],
    ['tide', 'edit'],
    ['', 'ab'],
  ])('is not between %s and %s', (a, b) => {
    expect(isMisspelt(a, b, 1)).toBe(false);
    expect(isMisspelt(b, a, 1)).toBe(false);
  });
});

describe('two letters', () => {
  it.each([
    ['christma', 'christmass', true],
    ['breakthrough', 'brakethrough', true],
    ['breakthrough', 'breakthr', false],
    ['whale', 'while', true],
    ['moon', 'tide', false],
  ])('are between %s and %s: %s', (a, b, expected) => {
    expect(isMisspelt(a, b, 2)).toBe(expected);
    expect(isMisspelt(b, a, 2)).toBe(expected);
  });
});
