import {LANGUAGES} from '#contracts/languages';
import {readStored, store} from '~/lib/browser/stored';

/**
 * The shop's language that a browser prefers, if it differs from `current`; null otherwise. `preferred` lists the tags
 * of `navigator.languages`, best first.
 */
export function findOfferedLanguage(
  preferred: readonly string[],
  current: string,
): (typeof LANGUAGES)[number] | null {
  for (const tag of preferred) {
    const code = tag.toLowerCase().split('-')[0];
    const spoken = LANGUAGES.find((language) => language.code === code);
    if (spoken) return spoken.code === current ? null : spoken;
  }
  return null;
}

/** Set on the device once the visitor has chosen a language. The offer doesn't appear again. */
const KEY = 'language-chosen';

/** Whether this device has been asked. A device that blocks storage counts as asked. */
export function hasChosenLanguage(): boolean {
  return readStored('localStorage', KEY) !== null;
}

export function rememberLanguageChoice(): void {
  store('localStorage', KEY, '1');
}
