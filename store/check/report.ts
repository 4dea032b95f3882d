import type {Finding, Level} from './finding';

const MARKS: Readonly<Record<Level, string>> = {stops: '✗', mend: '!', unseen: '?', fine: '✓'};
const HEADINGS: Readonly<Record<Level, string>> = {
  stops: 'Blocks sales',
  mend: 'To fix',
  unseen: 'Not checked',
  fine: 'All good',
};
const ORDER: readonly Level[] = ['stops', 'mend', 'unseen', 'fine'];
/** Only this many works are listed; the rest are counted. */
const NAMED_WORKS = 6;
const MIN_WIDTH = 60;

/** The findings as a table for people, blockers first, each with its remedy. */
export function tableOf(findings: readonly Finding[], width = 100): string {
  const subjectWidth = Math.max(0, ...findings.map(({subject}) => subject.length));
  const textWidth = Math.max(MIN_WIDTH, width) - subjectWidth - 6;
  const groups = ORDER.flatMap((level) => {
    const rows = findings.filter((finding) => finding.level === level);
    if (rows.length === 0) return [];
    return [[HEADINGS[level], ...rows.map((row) => rowOf(row, subjectWidth, textWidth))]];
  });
  return [...groups.map((lines) => lines.join('\n')), summaryOf(findings)].join('\n\n');
}

/** The findings as JSON. */
export function jsonOf(findings: readonly Finding[]): string {
  const count = (wanted: Level) => findings.filter(({level}) => level === wanted).length;
  const counts = Object.fromEntries(ORDER.map((level) => [level, count(level)]));
  return JSON.stringify({counts, findings}, null, 2);
}

function rowOf(finding: Finding, subjectWidth: number, textWidth: number): string {
  const {level, subject, says, toDo, works} = finding;
  const lines = [
    ...wrap(says, textWidth),
    ...(works.length > 0 ? wrap(namesOf(works), textWidth - 2).map((line) => `  ${line}`) : []),
    ...(toDo ? wrap(`→ ${toDo}`, textWidth) : []),
  ];
  const indent = ' '.repeat(subjectWidth + 6);
  const [first = '', ...others] = lines;
  return [
    `  ${MARKS[level]} ${subject.padEnd(subjectWidth)}  ${first}`,
    ...others.map((line) => indent + line),
  ].join('\n');
}

function namesOf(works: readonly string[]): string {
  const others = works.length - NAMED_WORKS;
  const names = works.slice(0, NAMED_WORKS).join(', ');
  return others > 0 ? `${names} and ${others} more` : names;
}

function summaryOf(findings: readonly Finding[]): string {
  const count = (wanted: Level) => findings.filter(({level}) => level === wanted).length;
  const stops = count('stops');
  const mends = count('mend');
  if (stops + mends === 0) return 'The shop can sell, and there’s nothing to fix.';
  return `Blocking sales: ${stops}. To fix: ${mends}.`;
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  return [...lines, line];
}
