/**
 * Where the browser blocks session storage, replaces it with a map that lasts as long as the page. Remix's route
 * discovery reads session storage unguarded, which would break every link.
 */
export function provideSessionStorage(): void {
  try {
    // Calls a method, because the minifier removes a bare property access.
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
