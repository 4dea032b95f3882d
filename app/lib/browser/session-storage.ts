/**
 * Replaces session storage by a map that lasts as long as the page where the browser forbids it. Remix's route
 * discovery reads session storage unguarded, and would break every link.
 */
export function provideSessionStorage(): void {
  try {
    // A call, since the minifier removes a bare property access.
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
