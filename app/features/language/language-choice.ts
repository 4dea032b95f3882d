/** Set on the device once the visitor has chosen a language. The offer doesn't appear again. */
const KEY = 'language-chosen';

/** Whether this device has been asked. A device without storage counts as asked. */
export function hasChosenLanguage(getStorage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return getStorage().getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function rememberLanguageChoice(getStorage: () => Pick<Storage, 'setItem'>): void {
  try {
    getStorage().setItem(KEY, '1');
  } catch {
    // A device without storage gets no offer anyway.
  }
}
