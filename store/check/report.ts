import type {Finding, Level} from './check';

const HEADINGS: Readonly<Record<Level, string>> = {
  blocker: 'Blockers',
  warning: 'Warnings',
  skipped: 'Skipped',
  passed: 'Passed',
};
const MARKS: Readonly<Record<Level, string>> = {
  blocker: '✗',
  warning: '!',
  skipped: '?',
  passed: '✓',
};
const LEVELS = Object.keys(HEADINGS) as Level[];
/** Only this many works are listed; the rest are counted. */
const NAMED_WORKS = 6;

/** The findings for people, blockers first, each with its remedy. */
export function listOf(findings: readonly Finding[]): string {
  const groups = LEVELS.map((level) => {
    const rows = findings.filter((finding) => finding.level === level);
    return rows.length > 0 ? [HEADINGS[level], ...rows.map(rowOf)].join('\n') : '';
  });
  const {blocker, warning} = countsOf(findings);
  const summary =
    blocker + warning === 0
      ? 'The shop can sell, and there’s nothing to fix.'
      : `Blockers: ${blocker}. Warnings: ${warning}.`;
  return [...groups.filter(Boolean), summary].join('\n\n');
}

export function jsonOf(findings: readonly Finding[]): string {
  return JSON.stringify({counts: countsOf(findings), findings}, null, 2);
}

function countsOf(findings: readonly Finding[]): Record<Level, number> {
  const count = (wanted: Level) => findings.filter(({level}) => level === wanted).length;
  return {
    blocker: count('blocker'),
    warning: count('warning'),
    skipped: count('skipped'),
    passed: count('passed'),
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
