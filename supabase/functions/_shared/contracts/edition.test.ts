import {describe, expect, it} from 'vitest';
import {editionSize, nextOfEdition} from './edition.ts';

describe('an edition', () => {
  it.each([
    ['Edition of 50', 50],
    ['Limited edition of 8, with two proofs', 8],
    ['Open edition', null],
    ['Tirage limité à 50 exemplaires', 50],
    ['Tirage de 8', 8],
    ['Tirage illimité', null],
    ['Edition of 0', null],
    [null, null],
  ])('in the words “%s” has %s copies', (words, size) => {
    expect(editionSize(words)).toBe(size);
  });

  it.each([
    [50, 38, 13],
    [50, 50, 1],
    [50, 1, 50],
    [50, 0, null],
    [50, -2, null],
    [50, 51, null],
    [50, null, null],
  ])('of %i with %s left continues with %s', (size, left, next) => {
    expect(nextOfEdition(size, left)).toBe(next);
  });
});
