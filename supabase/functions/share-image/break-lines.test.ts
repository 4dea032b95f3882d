import {describe, expect, it} from 'vitest';
import {breakLines} from './break-lines.ts';

/** Monospaced: every character has a width of one. */
const measure = (text: string) => text.length;
const inLines = (text: string, width = 10, most = 3) => breakLines(text, {width, most, measure});

describe('the text of a card', () => {
  it.each([
    ['Ember', ['Ember']],
    ['Moon Road!', ['Moon Road!']],
    ['Moon Roads!', ['Moon', 'Roads!']],
    ['Out of the Fog', ['Out of the', 'Fog']],
    ['a b c d e f g h i j k l m', ['a b c d e', 'f g h i j', 'k l m']],
    ['Sea, sky; sand, and all of it', ['Sea, sky;', 'sand, and', 'all of it']],
    ['Unbelievably', ['Unbelievab', 'ly']],
    ['Unbelievably long', ['Unbelievab', 'ly long']],
    ['', []],
  ])('is split: %j', (text, lines) => expect(inLines(text)).toEqual(lines));

  it.each([
    ['one two three four five six seven', ['one two', 'three four', 'five six…']],
    ['one two three four fives sixth', ['one two', 'three four', 'fives…']],
    ['one two three four five, sixth', ['one two', 'three four', 'five…']],
    ['a'.repeat(31), ['aaaaaaaaaa', 'aaaaaaaaaa', 'aaaaaaaaa…']],
    ['a'.repeat(30), ['aaaaaaaaaa', 'aaaaaaaaaa', 'aaaaaaaaaa']],
  ])('is cut after three lines: %j', (text, lines) => {
    expect(inLines(text)).toEqual(lines);
    expect(Math.max(...inLines(text).map(measure))).toBeLessThanOrEqual(10);
  });

  it('splits no surrogate pair', () => {
    expect(inLines('𝔸𝔹ℂ', 2)).toEqual(['𝔸', '𝔹', 'ℂ']);
  });
});
