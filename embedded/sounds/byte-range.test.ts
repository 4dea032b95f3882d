import {describe, expect, it} from 'vitest';
import {parseRange} from './byte-range';

describe('parseRange', () => {
  it.each([
    ['bytes=0-99', {start: 0, end: 99}],
    ['bytes=900-', {start: 900, end: 999}],
    ['bytes=-100', {start: 900, end: 999}],
    ['bytes=-5000', {start: 0, end: 999}],
    ['bytes=990-5000', {start: 990, end: 999}],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=5-2', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=-', null],
    ['bytes=0-1,4-5', null],
    ['lines=0-1', null],
    [undefined, null],
  ])('reads %s of 1000 bytes', (header, expected) => {
    expect(parseRange(header, 1000)).toEqual(expected);
  });
});
