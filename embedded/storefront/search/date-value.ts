import type {Comparator} from './search-ast';

/** A period in milliseconds since 1970, its end exclusive: `2024` is a whole year. */
interface Period {
  start: number;
  end: number;
}

const DAY_MS = 86_400_000;

/** Parses `2024`, `2024-05`, `2024-05-17`, an ISO instant or `now`; null for anything else. Bare dates are UTC. */
function parsePeriod(value: string, now: Date): Period | null {
  if (value.toLowerCase() === 'now') return {start: now.getTime(), end: now.getTime() + 1};
  const date = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(value);
  if (!date) {
    const instant = Date.parse(value);
    return Number.isNaN(instant) ? null : {start: instant, end: instant + 1000};
  }
  const year = Number(date[1]);
  const month = date[2] ? Number(date[2]) - 1 : null;
  const start = Date.UTC(year, month ?? 0, date[3] ? Number(date[3]) : 1);
  if (date[3]) return {start, end: start + DAY_MS};
  return {start, end: month === null ? Date.UTC(year + 1) : Date.UTC(year, month + 1)};
}

/**
 * Whether an ISO instant matches a date term. A comparison uses the first instant of the named date, an equality the
 * whole of it. An invalid date matches nothing.
 */
export function matchesDate(
  instant: string,
  comparator: Comparator,
  value: string,
  now: Date,
): boolean {
  const period = parsePeriod(value, now);
  const time = Date.parse(instant);
  if (!period) return false;
  switch (comparator) {
    case '<':
      return time < period.start;
    case '<=':
      return time <= period.start;
    case '>':
      return time > period.start;
    case '>=':
      return time >= period.start;
    default:
      return time >= period.start && time < period.end;
  }
}
