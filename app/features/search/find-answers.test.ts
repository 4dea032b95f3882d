import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import fr from '~/words/fr/server';
import {findAnswers} from './find-answers';

const paths = (words: typeof en, query: string) => findAnswers(words, query).map(({path}) => path);

describe('the pages that answer a query', () => {
  it.each([
    ['shipping', ['/pages/shipping']],
    ['How do you ship?', ['/pages/shipping']],
    ['ret', []],
    ['retur', ['/pages/returns']],
    ['Returns', ['/pages/returns']],
    ['shipping and returns', ['/pages/shipping', '/pages/returns']],
    ['commission', ['/commissions']],
    ['gift card', ['/questions']],
    ['framing', ['/questions']],
    ['track my order', ['/order']],
    ['framed gifts', ['/questions']],
    ['lighthouse', []],
  ])('of %j are %j', (query, found) => {
    expect(paths(en, query)).toEqual(found);
  });

  it.each([
    ['livraison', ['/pages/shipping']],
    ['retours', ['/pages/returns']],
    ['encadrement', ['/questions']],
    ['un cadeau', ['/questions']],
    ['sur commande', ['/commissions']],
    ['suivi du colis', ['/order']],
  ])('of %j are %j', (query, found) => {
    expect(paths(fr, query)).toEqual(found);
  });
});
