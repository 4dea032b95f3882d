import {afterEach, expect, it, vi} from 'vitest';
import {stubStorage} from '../../../tests/support/app/stub-storage';
import {findOfferedLanguage, hasChosenLanguage, rememberLanguageChoice} from './language-choice';

afterEach(() => vi.unstubAllGlobals());

it('a choice is remembered on the device', () => {
  stubStorage();
  expect(hasChosenLanguage()).toBe(false);
  rememberLanguageChoice();
  expect(hasChosenLanguage()).toBe(true);
});

it('a choice counts as made when nothing can be stored', () => {
  stubStorage({}, 'blocked');
  expect(hasChosenLanguage()).toBe(true);
});

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
