import {expect, it} from 'vitest';
import type {Finding} from './check';
import {jsonOf, listOf} from './report';

const FINE: Finding = {
  level: 'fine',
  subject: 'Mail',
  message: 'It arrives.',
  remedy: null,
  works: [],
};
const FINDINGS: Finding[] = [
  FINE,
  {...FINE, level: 'fix', message: 'No SPF.', remedy: 'Add one.'},
  {
    level: 'stops',
    subject: 'Prices',
    message: 'They cost nothing.',
    remedy: 'Enter a price.',
    works: Array.from({length: 8}, (_, index) => `work-${index + 1}`),
  },
];

it('says first what stops a sale, with what to do, and counts works beyond six', () => {
  expect(listOf(FINDINGS)).toBe(`Blocks sales
  ✗ Prices: They cost nothing.
      work-1, work-2, work-3, work-4, work-5, work-6 and 2 more
    → Enter a price.

To fix
  ! Mail: No SPF.
    → Add one.

All good
  ✓ Mail: It arrives.

Blocking sales: 1. To fix: 1.`);
});

it('says that all is well', () => {
  expect(listOf([FINE])).toContain('The shop can sell, and there’s nothing to fix');
});

it('gives machines every work', () => {
  const json = JSON.parse(jsonOf(FINDINGS)) as {counts: object; findings: {works: string[]}[]};
  expect(json.counts).toEqual({stops: 1, fix: 1, unseen: 0, fine: 1});
  expect(json.findings[2]!.works).toHaveLength(8);
});
