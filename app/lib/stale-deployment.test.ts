import {describe, expect, it} from 'vitest';
import {openAwaitedPage, reloadStalePage} from './stale-deployment';

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

describe('a page that the visitor is on the way to, and whose code is gone', () => {
  const HERE = 'https://shop.example/about';

  it.each([
    [
      'is opened as a document',
      '/gallery?show=20#end',
      [`open ${HERE.replace('about', 'gallery?show=20#end')}`],
    ],
    ['is loaded anew when Back has put it into the bar', '/about', ['reload']],
    ['is left alone when there is none', null, []],
  ])('%s', (_, next, expected) => {
    const done: string[] = [];
    const isOpened = openAwaitedPage({
      here: HERE,
      next,
      open: (address) => done.push(`open ${address}`),
      reload: () => done.push('reload'),
    });
    expect(done).toEqual(expected);
    expect(isOpened).toBe(expected.length > 0);
  });
});
