import type {Finding, Level} from './check';

const HEADINGS: Readonly<Record<Level, string>> = {
  stops: 'Blocks sales',
  fix: 'To fix',
  unseen: 'Not checked',
  fine: 'All good',
};
const MARKS: Readonly<Record<Level, string>> = {stops: '✗', fix: '!', unseen: '?', fine: '✓'};
const LEVELS = Object.keys(HEADINGS) as Level[];
/** Only this many works are listed; the rest are counted. */
const NAMED_WORKS = 6;

/** The findings for people, blockers first, each with its remedy. */
export function listOf(findings: readonly Finding[]): string {
  const groups = LEVELS.map((level) => {
    const rows = findings.filter((finding) => finding.level === level);
    return rows.length > 0 ? [HEADINGS[level], ...rows.map(rowOf)].join('\n') : '';
  });
  const {stops, fix} = countsOf(findings);
  const summary =
    stops + fix === 0
      ? 'The shop can sell, and there’s nothing to fix.'
      : `Blocking sales: ${stops}. To fix: ${fix}.`;
  return [...groups.filter(Boolean), summary].join('\n\n');
}

/** The findings as JSON. */
export function jsonOf(findings: readonly Finding[]): string {
  return JSON.stringify({counts: countsOf(findings), findings}, null, 2);
}

function countsOf(findings: readonly Finding[]): Record<Level, number> {
  const count = (wanted: Level) => findings.filter(({level}) => level === wanted).length;
  return {
    stops: count('stops'),
    fix: count('fix'),
    unseen: count('unseen'),
    fine: count('fine'),
  };
}

function rowOf({level, subject, message, remedy, works}: Finding): string {
  const others = works.length - NAMED_WORKS;
  const named = works.slice(0, NAMED_WORKS).join(', ') + (others > 0 ? ` and ${others} more` : '');
  return [
    `  ${MARKS[level]} ${subject}: ${message}`,
    ...(named ? [`      ${named}`] : []),
    ...(remedy ? [`    → ${remedy}`] : []),
  ].join('\n');
}
