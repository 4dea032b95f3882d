import {expect, it} from 'vitest';
import {chooseVoice} from './choose-voice';

const voice = (lang: string, localService = true) => ({lang, localService});

it.each([
  ['Canadian before American', [voice('en-US'), voice('en-CA')], 'en-CA'],
  ['American before British', [voice('en-GB'), voice('fr-CA'), voice('en-US')], 'en-US'],
  ['any other English', [voice('de-DE'), voice('en-IN')], 'en-IN'],
  ['as Android writes it', [voice('en_GB'), voice('fr_CA')], 'en_GB'],
])('reads in %s', (_what, voices, lang) => {
  expect(chooseVoice(voices, 'en-CA')?.lang).toBe(lang);
});

it('prefers a voice of the device, which needs no network', () => {
  expect(chooseVoice([voice('en-CA', false), voice('en-CA')], 'en')?.localService).toBe(true);
  expect(chooseVoice([voice('en-CA', false), voice('en-US')], 'en')?.lang).toBe('en-CA');
});

it('reads French in French, Canadian before any other', () => {
  const voices = [voice('en-CA'), voice('fr-FR'), voice('fr-CA', false)];
  expect(chooseVoice(voices, 'fr-CA')?.lang).toBe('fr-CA');
});

it('leaves it to the browser where no voice has the language', () => {
  expect(chooseVoice([voice('fr-CA')], 'en-CA')).toBeUndefined();
});
