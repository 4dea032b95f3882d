import {expect, it} from 'vitest';
import {findOfferedLanguage} from './offered-language';

it.each([
  [['fr-CA', 'en-CA'], 'en', 'fr'],
  [['FR'], 'en', 'fr'],
  [['en-US', 'fr'], 'en', null],
  [['de', 'fr', 'en'], 'en', 'fr'],
  [['de'], 'en', null],
  [[], 'en', null],
  [['en-GB'], 'fr', 'en'],
  [['fr'], 'fr', null],
])('to a browser of %j, a page in %s offers %s', (preferred, current, offered) => {
  expect(findOfferedLanguage(preferred, current)?.code ?? null).toBe(offered);
});
