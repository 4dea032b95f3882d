import {expect, it} from 'vitest';
import {findingsAbout} from './finding';
import {jsonOf, tableOf} from './report';

const prices = findingsAbout('Prices');
const mail = findingsAbout('Mail');
const handles = (count: number) =>
  Array.from({length: count}, (_, index) => ({handle: `work-${index + 1}`, title: ''}));

const FINDINGS = [
  mail.fine('It arrives.'),
  mail.mend('No SPF.', 'Add one.'),
  ...prices.worksStop(handles(8), 'They cost nothing.', 'Enter a price.'),
];

it('says first what stops a sale, with what to do, and counts works beyond six', () => {
  expect(tableOf(FINDINGS, 80).split('\n')).toEqual([
    'Blocks sales',
    '  ✗ Prices  They cost nothing.',
    '              work-1, work-2, work-3, work-4, work-5, work-6 and 2 more',
    '            → Enter a price.',
    '',
    'To fix',
    '  ! Mail    No SPF.',
    '            → Add one.',
    '',
    'All good',
    '  ✓ Mail    It arrives.',
    '',
    'Blocking sales: 1. To fix: 1.',
  ]);
});

it('breaks long lines', () => {
  const lines = tableOf([mail.mend('a word '.repeat(30).trim(), 'Do it.')], 70).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(70);
});

it('says that all is well', () => {
  expect(tableOf([mail.fine('It arrives.')])).toContain(
    'The shop can sell, and there’s nothing to fix',
  );
});

it('gives machines every work', () => {
  const json = JSON.parse(jsonOf(FINDINGS)) as {counts: object; findings: {works: string[]}[]};
  expect(json.counts).toEqual({stops: 1, mend: 1, unseen: 0, fine: 1});
  expect(json.findings[2]!.works).toHaveLength(8);
});
