import * as z from 'zod';
import {print as printLine, type Print} from '~/lib/observability/log';

/** A content security policy report, as browsers post it to `report-uri`. */
const reportSchema = z.object({
  'csp-report': z.object({'effective-directive': z.string(), 'blocked-uri': z.string()}),
});

/** Anyone can post reports, so kinds beyond this number count as one. */
const MAX_KINDS = 100;

/**
 * Counts violations by directive and blocked origin, and logs a kind at its first, tenth, hundredth … report. Doesn't
 * record the page, the full URL or the visitor. The returned function is false for an invalid report.
 */
export function createViolationCounter(print: Print = printLine): (report: unknown) => boolean {
  const counts = new Map<string, number>();

  return (report) => {
    const parsed = reportSchema.safeParse(report);
    if (!parsed.success) return false;
    const body = parsed.data['csp-report'];
    const found = {
      directive: keywordOf(body['effective-directive']),
      blocked: blockedOf(body['blocked-uri']),
    };
    const known = `${found.directive} ${found.blocked}`;
    const isCounted = counts.has(known) || counts.size < MAX_KINDS;
    const kind = isCounted ? known : 'others';
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (/^10*$/.test(String(count))) {
      print({event: 'violation', ...(isCounted ? found : {directive: kind}), count}, true);
    }
    return true;
  };
}

/** The origin of a URL, its scheme if it has no origin (`chrome-extension:`), or the browser's keyword (`inline`). */
function blockedOf(text: string): string {
  if (!URL.canParse(text)) return keywordOf(text);
  const {origin, protocol} = new URL(text);
  return (origin === 'null' ? protocol : origin).slice(0, 100);
}

/** A directive or a keyword; 'unknown' for anything else. */
function keywordOf(text: string): string {
  return /^[a-z-]{1,40}$/.test(text) ? text : 'unknown';
}
