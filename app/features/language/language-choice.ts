/** Set on the device once its visitor has chosen a language; it is not offered again. */
const KEY = 'language-chosen';

/** Whether this device has been asked; where nothing can be stored, it counts as asked. */
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
    // Without storage nothing is offered either.
  }
}
