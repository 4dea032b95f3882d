import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {soldWorkFacts} from './sold-work-facts';

const PICTURE = {width: 1200, height: 900};

describe('the facts of a sold work', () => {
  it('include only those that are known', () => {
    expect(
      soldWorkFacts(en, {...PICTURE, year: 2019, medium: 'oil on canvas', size: '30 × 40 in'}),
    ).toEqual([
      {term: 'Year', value: '2019'},
      {term: 'Medium', value: 'oil on canvas'},
      {term: 'Size', value: '40 × 30 in (102 × 76 cm)'},
    ]);
    expect(soldWorkFacts(en, {...PICTURE, year: 2019, medium: ''})).toEqual([
      {term: 'Year', value: '2019'},
    ]);
  });

  it('show a size that has no measurements as written', () => {
    expect(soldWorkFacts(en, {...PICTURE, year: 2019, medium: '', size: 'a hand wide'})).toEqual([
      {term: 'Year', value: '2019'},
      {term: 'Size', value: 'a hand wide'},
    ]);
  });
});
