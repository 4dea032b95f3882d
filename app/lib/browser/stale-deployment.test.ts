import {describe, expect, it} from 'vitest';
import {isFileGone, reloadStalePage} from './stale-deployment';

const gone = () => Promise.resolve(true);
const there = () => Promise.resolve(false);
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const NEVER = () => false;

function aPage({isBuildGone = gone, isLeaving = NEVER, isForbidden = false} = {}) {
  const stored = new Map<string, string>();
  let reloads = 0;
  return {
    load: (buildFile: string) =>
      reloadStalePage({
        buildFile,
        isBuildGone,
        isLeaving,
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
  it('reloads once for a build, and again for the next one', async () => {
    const page = aPage();
    const isReloaded = [];
    for (const build of ['a', 'a', 'b', 'b']) isReloaded.push(await page.load(build));
    expect(isReloaded).toEqual([true, false, true, false]);
    expect(page.reloads()).toBe(2);
  });

  it.each([
    ['the server still has its build', {isBuildGone: there}],
    ['there is no connection', {isBuildGone: unreachable}],
    ['it is being left', {isLeaving: () => true}],
    ['nothing can be remembered', {isForbidden: true}],
  ])('is not reloaded when %s', async (_, options) => {
    const page = aPage(options);
    expect(await page.load('a')).toBe(false);
    expect(page.reloads()).toBe(0);
  });

  it('is not reloaded when the visitor leaves during the check', async () => {
    let isLeft = false;
    const page = aPage({
      isBuildGone() {
        isLeft = true;
        return gone();
      },
      isLeaving: () => isLeft,
    });
    expect(await page.load('a')).toBe(false);
  });

  it('can still reload once after a check that needed no reload', async () => {
    let isGone = false;
    const page = aPage({isBuildGone: () => Promise.resolve(isGone)});
    expect(await page.load('a')).toBe(false);
    isGone = true;
    expect(await page.load('a')).toBe(true);
  });
});

describe('a file of a build', () => {
  it.each([
    [404, true],
    [410, true],
    [200, false],
    [304, false],
    [403, false],
    [405, false],
    [500, false],
  ])('with status %i is gone: %s', async (status, expected) => {
    const requests: Request[] = [];
    const isGone = await isFileGone('https://shop.example/assets/manifest-1.js', (input, init) => {
      requests.push(new Request(input, init));
      return Promise.resolve(new Response(null, {status}));
    });
    expect(isGone).toBe(expected);
    expect(requests[0]).toMatchObject({method: 'HEAD', cache: 'no-store'});
  });
});
