import {describe, expect, it} from 'vitest';
import {shorten} from './shorten';

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
