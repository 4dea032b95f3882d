/** The painter is Canadian; the nearest other English comes next. */
const LANGUAGES = ['en-CA', 'en-US', 'en-GB', 'en'];

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/** The voice that reads: English, and of the device before one of the network. Undefined leaves it to the browser. */
export function chooseVoice<Found extends Voice>(voices: readonly Found[]): Found | undefined {
  for (const language of LANGUAGES) {
    // Android writes 'en_US'.
    const speaking = voices.filter(({lang}) => lang.replace('_', '-').startsWith(language));
    const found = speaking.find(({localService}) => localService) ?? speaking[0];
    if (found) return found;
  }
  return undefined;
}
