import {describe, expect, it} from 'vitest';
import {onDemand} from './on-demand';

const ADDRESS = 'https://shop.example/assets/Viewer-1.js';
const MODULE = {Viewer: 'the viewer'};

const inFirefox = new TypeError(`error loading dynamically imported module: ${ADDRESS}`);
const inSafari = new TypeError('Importing a module script failed.');

/** A module whose imports resolve or fail as listed; under any other URL its file is `file`. */
function aModule({
  tries,
  file = MODULE,
}: {
  tries: (typeof MODULE | Error)[];
  file?: object | Error;
}) {
  const requests: string[] = [];
  const left = [...tries];
  const settle = (outcome: unknown) =>
    outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
  const part = onDemand(
    () => {
      requests.push('module');
      return settle(left.shift()) as Promise<typeof MODULE>;
    },
    'Viewer',
    (address) => {
      requests.push(address);
      return settle(file);
    },
  );
  return {...part, requests};
}

describe('a part on demand', () => {
  it('is imported once, by the first call', async () => {
    const {load, prefetch, requests} = aModule({tries: [MODULE]});
    prefetch();
    expect(await Promise.all([load(), load()])).toEqual([MODULE.Viewer, MODULE.Viewer]);
    expect(await load()).toBe(MODULE.Viewer);
    expect(requests).toEqual(['module']);
  });

  it('is imported again after a failure', async () => {
    const {load, requests} = aModule({tries: [inSafari, MODULE]});
    await expect(load()).rejects.toBe(inSafari);
    expect(await load()).toBe(MODULE.Viewer);
    expect(requests).toEqual(['module', 'module']);
  });

  it('is imported from another URL where the browser caches the failure', async () => {
    const {load, requests} = aModule({tries: [inFirefox, inFirefox]});
    await expect(load()).rejects.toBe(inFirefox);
    expect(await load()).toBe(MODULE.Viewer);
    expect(await load()).toBe(MODULE.Viewer);
    expect(requests).toEqual(['module', 'module', `${ADDRESS}?again=2`]);
  });

  it('is imported from a new URL at every retry', async () => {
    const {load, requests} = aModule({tries: [inFirefox, inFirefox, inFirefox], file: inFirefox});
    await expect(load()).rejects.toBe(inFirefox);
    await expect(load()).rejects.toBe(inFirefox);
    await expect(load()).rejects.toBe(inFirefox);
    expect(requests.filter((address) => address !== 'module')).toEqual([
      `${ADDRESS}?again=2`,
      `${ADDRESS}?again=3`,
    ]);
  });

  it('is found in a file that holds several modules', async () => {
    const file = {a: {Menu: 'the menu'}, b: MODULE, c: null, d: 'text'};
    const {load} = aModule({tries: [inFirefox, inFirefox], file});
    await expect(load()).rejects.toBe(inFirefox);
    expect(await load()).toBe(MODULE.Viewer);
  });

  it('rejects when the loaded file is another one', async () => {
    const {load} = aModule({tries: [inFirefox, inFirefox], file: {Image: 'a picture'}});
    await expect(load()).rejects.toBe(inFirefox);
    await expect(load()).rejects.toBe(inFirefox);
  });

  it('leaves no unhandled rejection when a prefetch fails', async () => {
    const {prefetch, load, requests} = aModule({tries: [inSafari, MODULE]});
    prefetch();
    await expect(load()).rejects.toBe(inSafari);
    expect(await load()).toBe(MODULE.Viewer);
    expect(requests).toEqual(['module', 'module']);
  });
});
