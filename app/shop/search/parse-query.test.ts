import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import fr from '~/words/fr/server';
import {parseQuery} from './parse-query';
import {readSearch, searchParameters} from './search-url';

/** What is understood of a query, as the parameters of a search. */
const parse = (words: typeof en, query: string, filters = '') => {
  const request = readSearch(new URLSearchParams(`${filters}&${new URLSearchParams({q: query})}`));
  return decodeURIComponent(String(searchParameters(parseQuery(words, request)))).replaceAll(
    '+',
    ' ',
  );
};

describe('an English query', () => {
  it.each([
    ['under 100', 'price=100'],
    ['Under $1,000', 'price=1000'],
    ['less than CAD 99.99', 'price=99'],
    ['no more than $100', 'price=100'],
    ['no less than $100', 'from=100'],
    ['boats up to 150 dollars', 'q=boats&price=150'],
    ['between 50 and 100', 'from=50&price=100'],
    ['$50 to $100', 'from=50&price=100'],
    ['more than $200', 'from=200'],
    ['more than 50 and less than 100', 'from=50&price=100'],
    ['over my sofa 200 cm', 'sofa=200&unit=cm'],
    ['over my sofa 80 inches', 'sofa=80&unit=in'],
    ['over my sofa, which is 84" wide', 'sofa=84&unit=in'],
    ['above a couch 7 feet', 'sofa=84&unit=in'],
    ['above an 80-inch sofa', 'sofa=80&unit=in'],
    ['sofa 80', 'sofa=80&unit=in'],
    ['sofa 180', 'sofa=180&unit=cm'],
    ['sofa 2.1 m', 'sofa=210&unit=cm'],
    ['blue print', 'kind=prints&colour=blue'],
    ['Blue', 'colour=blue'],
    ['something gray for the wall', 'colour=grey'],
    ['lighthouse prints under 90', 'q=lighthouse&kind=prints&price=90'],
    [
      'blue print over a 200 cm sofa under $100',
      'kind=prints&colour=blue&sofa=200&unit=cm&price=100',
    ],
    ['original painting', 'kind=originals'],
    // A red boat isn't a red picture.
    ['red boat', 'q=red boat'],
    ['painting', 'q=painting'],
    ['over my sofa', 'q=over my sofa'],
    ['sofa 900 cm', 'q=sofa 900 cm'],
    ['underwater 100', 'q=underwater 100'],
    ['printer', 'q=printer'],
    ['8 to 10 in', 'q=8 to 10 in'],
    ['from 8 x 10 in', 'q=from 8 x 10 in'],
    ['less than 12 in wide', 'q=less than 12 in wide'],
    ['under 12.5 inches', 'q=under 12.5 inches'],
    ['under 8 1/2 in', 'q=under 8 1/2 in'],
    ['from 8 by 10 in', 'q=from 8 by 10 in'],
    ['under 20 in tall', 'q=under 20 in tall'],
    ['under 24"', 'q=under 24"'],
    ['under 2 metres', 'q=under 2 metres'],
    ['under 20 wide', 'q=under 20 wide'],
    ['under 100 deep water', 'q=deep water&price=100'],
    ['under 100 "moon road"', 'q="moon road"&price=100'],
    ['boats "under 100"', 'q=boats " "&price=100'],
    ['under 8 by 10', 'q=under 8 by 10'],
    ['under 1.000', 'q=under 1.000'],
    ['8 x 10 or more', 'q=8 x 10 or more'],
    ['8 x 10 under 100', 'q=8 x 10&price=100'],
    ['"under 100"', 'price=100'],
    ['2 to 3 feet', 'q=2 to 3 feet'],
    ['under 100 in blue', 'colour=blue&price=100'],
    ['sofa 120 in under 100', 'sofa=120&unit=in&price=100'],
    // The lower case of İ is two letters.
    ['İstanbul prints UNDER 100', 'q=İstanbul&kind=prints&price=100'],
    ['Sofa 180 CM', 'sofa=180&unit=cm'],
    ['(under 100) [', 'price=100'],
    ['((boat under 100) [', 'q=((boat ) [&price=100'],
  ])('%j is %j', (query, understood) => {
    expect(parse(en, query)).toBe(understood);
  });

  it('replaces the filters that it names', () => {
    expect(parse(en, 'red under 50', 'colour=blue&price=100&kind=prints')).toBe(
      'kind=prints&colour=red&price=50',
    );
  });
});

describe('a French query', () => {
  it.each([
    ['moins de 100 $', 'price=100'],
    ['jusqu’à 1 000 $ CA', 'price=1000'],
    ["bateau à voile jusqu'a 150", 'q=bateau à voile&price=150'],
    ['pas plus de 100 $', 'price=100'],
    ['entre 50 et 100', 'from=50&price=100'],
    ['à partir de 200 $', 'from=200'],
    ['au-dessus du canapé 200 cm', 'sofa=200&unit=cm'],
    ['au-dessus d’un canapé de 80 pouces', 'sofa=80&unit=in'],
    ['au-dessus de mon canape de 2000', 'q=au-dessus de mon canape de 2000'],
    ['de 20 à 30 po', 'q=de 20 à 30 po'],
    ['moins de 30 par 40 cm', 'q=moins de 30 par 40 cm'],
    ['moins de 30 sur 40 po', 'q=moins de 30 sur 40 po'],
    ['moins de 50 cm', 'q=moins de 50 cm'],
    ['moins de 50 centimètres', 'q=moins de 50 centimètres'],
    ['moins de 50 de large', 'q=moins de 50 de large'],
    ['moins de 30 par 40', 'q=moins de 30 par 40'],
    ['sous 2 mètres', 'q=sous 2 mètres'],
    ['8 à 10 po', 'q=8 à 10 po'],
    ['pas moins de 100 $', 'from=100'],
    ['bleu', 'colour=blue'],
    ['orangé', 'colour=orange'],
    ['un tableau bleu', 'colour=blue'],
    ['reproductions bleues', 'kind=prints&colour=blue'],
    ['original', 'kind=originals'],
    ['bateau rouge', 'q=bateau rouge'],
  ])('%j is %j', (query, understood) => {
    expect(parse(fr, query)).toBe(understood);
  });
});
