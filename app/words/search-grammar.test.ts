import {describe, expect, it} from 'vitest';
import grammar from './fr/search-grammar';
import search from './fr/search';
import subjectName from './fr/subjects';

describe('the search in French', () => {
  it.each([
    ['bateaux', 'bateau'],
    ['chevaux', 'cheval'],
    ['bleues', 'bleu'],
    ['vagues', 'vague'],
    ['neiges', 'neige'],
    ['boats', 'boat'],
    ['birches', 'birch'],
  ])('reads %s as %s', (word, base) => {
    expect(grammar.stem(word)).toBe(grammar.stem(base));
  });

  it('doesn’t read the sea as a mother', () => {
    expect(grammar.stem('mer')).not.toBe(grammar.stem('mere'));
  });

  it('reads the word after an article that lost its vowel', () => {
    const plain = grammar.withoutApostrophes('de l’huile, jusqu’à aujourd’hui: The Keeper’s Dark');
    expect(plain).toBe('de  huile,  à aujourdhui: The Keeper Dark');
  });

  it('says what it found', () => {
    expect([search.works(0), search.works(1), search.originals(2)]).toEqual([
      'Aucune œuvre',
      '1 œuvre',
      '2 originaux',
    ]);
    expect(search.withColour('orangé')).toBe(' avec de l’orangé');
    expect(search.withColour('bleu')).toBe(' avec du bleu');
    expect(search.upTo(12500)).toBe('jusqu’à 12\u00a0500\u00a0$\u00a0CA');
  });

  it('translates a tag that it knows, and keeps one that it doesn’t', () => {
    expect([subjectName('Lighthouse'), subjectName('Puffins'), subjectName('toString')]).toEqual([
      'Phare',
      'Puffins',
      'toString',
    ]);
  });
});
