import * as z from 'zod/mini';
import {print} from '~/lib/observability/log';

/** A content security policy report, as browsers post it to `report-uri`. */
const reportSchema = z.object({
  'csp-report': z.object({'effective-directive': z.string(), 'blocked-uri': z.string()}),
});

/** Anyone can post reports, so a worker logs no more kinds than this. */
const MAX_KINDS = 100;

const logged = new Set<string>();

/**
 * Logs the directive and the blocked origin of a report, once in this worker. Doesn't record the page, the full URL or
 * the visitor. Returns false for an invalid report.
 */
export function logViolation(report: unknown): boolean {
  const {data} = reportSchema.safeParse(report);
  if (!data) return false;
  const directive = keywordOf(data['csp-report']['effective-directive']);
  const blocked = blockedOf(data['csp-report']['blocked-uri']);
  const kind = `${directive} ${blocked}`;
  if (!logged.has(kind) && logged.size < MAX_KINDS) {
    logged.add(kind);
    print({event: 'violation', directive, blocked}, true);
  }
  return true;
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
