import {expect, it} from 'vitest';
import {hasRoom} from './disk';

const MEGABYTE = 1024 * 1024;

it.each([
  [0, false],
  [16, false],
  [31, false],
  [32, true],
])('a disk with %i free megabytes has room: %s', (megabytes, expected) => {
  const disk = {bsize: 4096, bavail: (megabytes * MEGABYTE) / 4096};
  expect(hasRoom('.', () => disk)).toBe(expected);
});

it('there is always room in memory', () => expect(hasRoom(undefined)).toBe(true));
