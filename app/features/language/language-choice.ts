import {readStored, store} from '~/lib/browser/stored';

/** Set on the device once the visitor has chosen a language. The offer doesn't appear again. */
const KEY = 'language-chosen';

/** Whether this device has been asked. A device that blocks storage counts as asked. */
export function hasChosenLanguage(): boolean {
  return readStored('localStorage', KEY) !== null;
}

export function rememberLanguageChoice(): void {
  store('localStorage', KEY, '1');
}
