import {afterEach, expect, it, vi} from 'vitest';
import {stubStorage} from '../../../tests/support/app/stub-storage';
import {hasChosenLanguage, rememberLanguageChoice} from './language-choice';

afterEach(() => vi.unstubAllGlobals());

it('is remembered on the device', () => {
  stubStorage();
  expect(hasChosenLanguage()).toBe(false);
  rememberLanguageChoice();
  expect(hasChosenLanguage()).toBe(true);
});

it('counts as made where nothing can be stored', () => {
  stubStorage({}, 'blocked');
  expect(hasChosenLanguage()).toBe(true);
});
