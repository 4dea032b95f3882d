import {describe, expect, it} from 'vitest';
import english from './en/plural';
import french from './fr/plural';

describe.each([
  ['en', english],
  ['fr', french],
])('the plural of %s', (language, plural) => {
  it('is that of Unicode', () => {
    const rules = new Intl.PluralRules(language);
    for (const count of [0, 0.5, 1, 1.5, 2, 3, 10, 11, 21, 100, 101, 1_234]) {
      const expected = rules.select(count) === 'one' ? 'one' : 'other';
      expect(plural(count, {one: 'one', other: 'other'}), String(count)).toBe(expected);
    }
  });
});
