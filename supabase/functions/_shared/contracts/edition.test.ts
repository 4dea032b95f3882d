import {describe, expect, it} from 'vitest';
import {editionOfEachSize, editionSize, nextOfEdition} from './edition.ts';

describe('an edition', () => {
  it.each([
    ['Edition of 50', 50],
    ['Limited edition of 8, with two proofs', 8],
    ['Open edition', null],
    ['Tirage limité à 50 exemplaires', 50],
    ['Tirage de 8', 8],
    ['Édition limitée à 50 exemplaires', 50],
    ['Une édition de 8', 8],
    ['Edition of 1,000', 1000],
    ['Edition of 50, 300 gsm paper', 50],
    ['Tirage limité à 1 000 exemplaires', 1000],
    ['Tirage de 1\u00a0000', 1000],
    ['Tirage de 1\u202f000', 1000],
    ['Tirage illimité', null],
    ['Édition ouverte', null],
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

  it.each([
    ['Edition of 50', 'Edition of 50 of each size'],
    ['Limited edition of 8, with two proofs', 'Limited edition of 8 of each size, with two proofs'],
    ['Edition of 50 copies', 'Edition of 50 copies of each size'],
    ['Tirage limité à 50 exemplaires', 'Tirage limité à 50 exemplaires de chaque format'],
    ['Tirage de 8', 'Tirage de 8 de chaque format'],
    ['Édition limitée à 50 exemplaires', 'Édition limitée à 50 exemplaires de chaque format'],
    ['Edition of 1,000 prints', 'Edition of 1,000 prints of each size'],
    ['Edition of 50 per size', 'Edition of 50 per size'],
    ['Open edition', 'Open edition'],
  ])('“%s” in several sizes is “%s”', (words, ofEachSize) => {
    expect(editionOfEachSize(words)).toBe(ofEachSize);
  });
});
