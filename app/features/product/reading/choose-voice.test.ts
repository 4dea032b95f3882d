import {expect, it} from 'vitest';
import {chooseVoice} from './choose-voice';

const voice = (lang: string, localService = true) => ({lang, localService});

it.each([
  ['Canadian before American', [voice('en-US'), voice('en-CA')], 'en-CA'],
  ['American before British', [voice('en-GB'), voice('fr-CA'), voice('en-US')], 'en-US'],
  ['any other English', [voice('de-DE'), voice('en-IN')], 'en-IN'],
  ['as Android writes it', [voice('en_GB'), voice('fr_CA')], 'en_GB'],
])('reads in %s', (_what, voices, lang) => {
  expect(chooseVoice(voices)?.lang).toBe(lang);
});

it('prefers a voice of the device, which needs no network', () => {
  expect(chooseVoice([voice('en-CA', false), voice('en-CA')])?.localService).toBe(true);
  expect(chooseVoice([voice('en-CA', false), voice('en-US')])?.lang).toBe('en-CA');
});

it('leaves it to the browser where no voice is English', () => {
  expect(chooseVoice([voice('fr-CA')])).toBeUndefined();
});
