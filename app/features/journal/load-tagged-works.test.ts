import {describe, expect, it} from 'vitest';
import {tagSearch} from './load-tagged-works';

describe('the search for works with the tags of an entry', () => {
  it('finds works with any of them', () => {
    expect(tagSearch(['Fog', 'Still life'])).toBe('tag:"Fog" OR tag:"Still life"');
  });

  it('escapes quotes and backslashes', () => {
    expect(tagSearch(['6" \\ 8"'])).toBe(String.raw`tag:"6\" \\ 8\""`);
  });
});
