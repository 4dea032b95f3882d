import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {queryTokens, tokensOf} from './tokens';

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
    ['8" x 10", 8” × 10” or 16\u00a0×\u00a020', ['8x10', '8x10', 'or', '16x20']],
    ['8in x 10in, 8 po × 10 po, 8 by 10', ['8x10', 'in', '8x10', 'po', '8x10']],
    [' — … ', []],
  ])('in %j', (text, tokens) => {
    expect(tokensOf(en, text)).toEqual(tokens);
  });

  it('of a query omit its stop words, and are listed once', () => {
    expect(queryTokens(en, 'a boat in the fog, over the boats')).toEqual(['boat', 'fog']);
    expect(queryTokens(en, 'over it')).toEqual(['over', 'it']);
  });
});
