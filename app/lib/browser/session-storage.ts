/**
 * Gives a browser that forbids session storage one that lasts as long as the page. Remix's route discovery reads it unasked,
 * and without it no link would lead anywhere.
 */
export function provideSessionStorage(): void {
  try {
    // A call: the minifier takes a mere look for nothing.
    window.sessionStorage.getItem('');
  } catch {
    const values = new Map<string, string>();
    const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    };
    Object.defineProperty(window, 'sessionStorage', {value: storage});
  }
}
