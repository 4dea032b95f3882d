import {describe, expect, it} from 'vitest';
import {reloadStalePage} from './stale-deployment';

function aPage({isOnline = true, stored = new Map<string, string>(), isForbidden = false} = {}) {
  let reloads = 0;
  return {
    load: (version: string) =>
      reloadStalePage({
        version,
        isOnline: () => isOnline,
        storage() {
          if (isForbidden) throw new Error('Forbidden');
          return {
            getItem: (key) => stored.get(key) ?? null,
            setItem: (key, value) => void stored.set(key, value),
          };
        },
        reload: () => (reloads += 1),
      }),
    reloads: () => reloads,
  };
}

describe('a page whose code is gone', () => {
  it('reloads once for a build, and again for the next one', () => {
    const page = aPage();
    expect(['a', 'a', 'b', 'b'].map((version) => page.load(version))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(page.reloads()).toBe(2);
  });

  it.each([
    ['there is no connection', {isOnline: false}],
    ['nothing can be remembered', {isForbidden: true}],
  ])('stays as it is when %s', (_, options) => {
    const page = aPage(options);
    expect(page.load('a')).toBe(false);
    expect(page.reloads()).toBe(0);
  });
});
