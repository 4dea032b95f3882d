import {describe, expect, it} from 'vitest';
import {plainTextOf, truncate} from './text';

it.each([
  ['A calm sea', null, 'A calm sea'],
  ['A calm sea', 10, 'A calm sea'],
  ['A calm sea', 9, 'A calm...'],
  ['A calm sea', 2, '...'],
  ['A calm sea', 0, '...'],
  ['A 🌊 sea and sky', 6, 'A 🌊...'],
])('%j is shortened to %j characters', (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});

describe('the plain text of HTML', () => {
  it('keeps the no-break spaces of French', () => {
    expect(plainTextOf('<p>Mer basse\u00a0:\n  le quai&nbsp;!</p>')).toBe(
      'Mer basse\u00a0: le quai\u00a0!',
    );
  });

  it('keeps text that looks like markup', () => {
    expect(plainTextOf('<p>Type &amp;lt;, then &quot;5&quot;</p>')).toBe('Type &lt;, then "5"');
  });
});
