import {expect, it} from 'vitest';
import {hasChosenLanguage, rememberLanguageChoice} from './language-choice';

it('is remembered on the device', () => {
  const stored = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  expect(hasChosenLanguage(storage)).toBe(false);
  rememberLanguageChoice(storage);
  expect(hasChosenLanguage(storage)).toBe(true);
});

it('counts as made where nothing can be stored', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(() => rememberLanguageChoice(refuse)).not.toThrow();
  expect(hasChosenLanguage(refuse)).toBe(true);
});
