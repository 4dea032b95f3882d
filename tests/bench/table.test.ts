import {expect, it} from 'vitest';
import {formatTable} from './table';

it('puts text to the left, numbers to the right, and thousands apart', () => {
  const rows = [
    ['home', 12_345, 0.5, 0],
    ['a longer name', 7, 123.4, 0.0042],
    ['none', NaN, 99.999, 1_000_000],
  ];
  expect(formatTable(['page', 'bytes', 'ratio', 'shift'], rows).split('\n')).toEqual([
    'page            bytes   ratio      shift',
    '─────────────  ──────  ──────  ─────────',
    'home           12 345    0.50          0',
    'a longer name       7     123     0.0042',
    'none                –  100.00  1 000 000',
  ]);
});
