import {expect, it} from 'vitest';
import type {Finding} from './check';
import {jsonOf, listOf} from './report';

const PASSED: Finding = {
  level: 'passed',
  subject: 'Mail',
  message: 'It arrives.',
  remedy: null,
  works: [],
};
const FINDINGS: Finding[] = [
  PASSED,
  {...PASSED, level: 'warning', message: 'No SPF.', remedy: 'Add one.'},
  {
    level: 'blocker',
    subject: 'Prices',
    message: 'They cost nothing.',
    remedy: 'Enter a price.',
    works: Array.from({length: 8}, (_, index) => `work-${index + 1}`),
  },
];

it('lists blockers first, each with its remedy, and counts works beyond six', () => {
  expect(listOf(FINDINGS)).toBe(`Blockers
  ✗ Prices: They cost nothing.
      work-1, work-2, work-3, work-4, work-5, work-6 and 2 more
    → Enter a price.

Warnings
  ! Mail: No SPF.
    → Add one.

Passed
  ✓ Mail: It arrives.

Blockers: 1. Warnings: 1.`);
});

it('says when nothing is wrong', () => {
  expect(listOf([PASSED])).toContain('The shop can sell, and there’s nothing to fix');
});

it('prints every work as JSON', () => {
  const json = JSON.parse(jsonOf(FINDINGS)) as {counts: object; findings: {works: string[]}[]};
  expect(json.counts).toEqual({blocker: 1, warning: 1, skipped: 0, passed: 1});
  expect(json.findings[2]!.works).toHaveLength(8);
});
