import {describe, expect, it} from 'vitest';
import {differencesFromLock} from './install.mjs';

const LOCKED = {
  '': {version: '1.0.0'},
  'node_modules/a': {version: '1.0.0', integrity: 'sha512-a'},
  'node_modules/b': {version: '2.0.0', integrity: 'sha512-b'},
  'node_modules/b-linux': {version: '2.0.0', integrity: 'sha512-l', optional: true},
};

describe('differencesFromLock', () => {
  it('finds none in what is locked, whatever the platform', () => {
    expect(differencesFromLock(LOCKED, LOCKED)).toEqual([]);
    const onMac = Object.entries(LOCKED).map(([folder, one]) => [
      folder.replace('linux', 'mac'),
      one,
    ]);
    expect(differencesFromLock(Object.fromEntries(onMac), LOCKED)).toEqual([]);
  });

  it.each([
    [{version: '1.0.1', integrity: 'sha512-a'}, 'node_modules/a is 1.0.1, not 1.0.0'],
    [{version: '1.0.0', integrity: 'sha512-x'}, 'node_modules/a has another content'],
  ])('finds another version or content', (a, difference) => {
    expect(differencesFromLock({...LOCKED, 'node_modules/a': a}, LOCKED)).toEqual([difference]);
  });

  it('finds packages that are missing, or in no lock file', () => {
    const {'node_modules/a': a, ...others} = LOCKED;
    expect(differencesFromLock({...others, 'node_modules/c': a}, LOCKED)).toEqual([
      'node_modules/c is not locked',
      'node_modules/a is missing',
    ]);
  });
});
