/** The painter is Canadian; the nearest other English, or French, comes next. */
const NEAREST: Readonly<Record<string, readonly string[]>> = {
  en: ['en-CA', 'en-US', 'en-GB', 'en'],
  fr: ['fr-CA', 'fr-FR', 'fr'],
};

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/** The voice that reads a language, one of the device before one of the network. Undefined leaves it to the browser. */
export function chooseVoice<Found extends Voice>(
  voices: readonly Found[],
  lang: string,
): Found | undefined {
  const code = lang.slice(0, 2);
  for (const language of NEAREST[code] ?? [code]) {
    // Android writes 'en_US'.
    const speaking = voices.filter((voice) => voice.lang.replace('_', '-').startsWith(language));
    const found = speaking.find(({localService}) => localService) ?? speaking[0];
    if (found) return found;
  }
  return undefined;
}
