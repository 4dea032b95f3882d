import {expect, it} from 'vitest';
import en from '~/words/en/server';
import fr from '~/words/fr/server';
import {inLanguage, splitPath} from './local-path';

it.each([
  ['/', 'en', '/'],
  ['/cart', 'en', '/cart'],
  ['/fr', 'fr', '/'],
  ['/fr/', 'fr', '/'],
  ['/fr/cart', 'fr', '/cart'],
  ['/fr?page=2', 'fr', '/?page=2'],
  ['/fr.data', 'fr', '/.data'],
  ['/fr/__manifest', 'fr', '/__manifest'],
  ['/french', 'en', '/french'],
  ['/product/fr', 'en', '/product/fr'],
  ['/FR/cart', 'en', '/FR/cart'],
])('%s is in %s, and %s', (pathname, language, path) => {
  expect(splitPath(pathname)).toEqual({language, path});
});

it.each([
  ['/about', '/about', '/fr/about'],
  ['/', '/', '/fr'],
  ['/french', '/french', '/fr/french'],
  ['/fr', '/fr', '/fr'],
  ['/fr#works', '/fr#works', '/fr#works'],
  ['/fr/about', '/fr/about', '/fr/about'],
  ['//elsewhere.example/', '//elsewhere.example/', '//elsewhere.example/'],
  ['https://elsewhere.example/', 'https://elsewhere.example/', 'https://elsewhere.example/'],
])('the link %s leads to %s in English, and to %s in French', (to, english, french) => {
  expect([inLanguage(en, to), inLanguage(fr, to)]).toEqual([english, french]);
});
