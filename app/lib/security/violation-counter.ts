import * as z from 'zod';
import {print as printLine, type Print} from '~/lib/observability/log';

/** A report of the content security policy, as browsers post it to `report-uri`. */
const reportSchema = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
  }),
});

/** Reports read per minute. */
const MAX_PER_MINUTE = 60;

/** Anybody may post reports: more kinds than this count as one. */
const MAX_KINDS = 100;

export interface ViolationCounter {
  /** Whether another report may be read in this minute. */
  isOpen: () => boolean;
  /** Counts a report; false when it is none. */
  count: (report: unknown) => boolean;
}

/**
 * Counts violations by directive and blocked origin, and logs a kind at its first, tenth, hundredth … report. Pages,
 * addresses with their paths and the visitor are in no count.
 */
export function createViolationCounter({
  print = printLine,
  now = Date.now,
}: {print?: Print; now?: () => number} = {}): ViolationCounter {
  const counts = new Map<string, number>();
  let minute = 0;
  let readInMinute = 0;

  return {
    isOpen() {
      const current = Math.floor(now() / 60_000);
      if (current !== minute) readInMinute = 0;
      minute = current;
      readInMinute += 1;
      return readInMinute <= MAX_PER_MINUTE;
    },
    count(report) {
      const parsed = reportSchema.safeParse(report);
      if (!parsed.success) return false;
      const body = parsed.data['csp-report'];
      const found = {
        directive: directiveOf(body['effective-directive'] ?? body['violated-directive'] ?? ''),
        blocked: blockedOf(body['blocked-uri'] ?? ''),
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
    },
  };
}

/** `script-src-elem`; older browsers add the sources. */
function directiveOf(text: string): string {
  return /^[a-z-]{1,40}(?![^ ])/.exec(text)?.[0] ?? 'unknown';
}

/** The origin of an address, the scheme where it has none (`chrome-extension:`), or the browser's keyword (`inline`). */
function blockedOf(text: string): string {
  if (!URL.canParse(text)) return /^[a-z-]{1,40}$/.exec(text)?.[0] ?? 'unknown';
  const {origin, protocol} = new URL(text);
  return (origin === 'null' ? protocol : origin).slice(0, 100);
}
