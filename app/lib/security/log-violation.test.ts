import {beforeEach, describe, expect, it, vi} from 'vitest';

let lines: string[];
let logViolation: (report: unknown) => boolean;
beforeEach(async () => {
  lines = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  vi.resetModules();
  ({logViolation} = await import('./log-violation'));
});

const aReport = (blocked: string, directive = 'script-src-elem') => ({
  'csp-report': {
    'document-uri': 'https://shop.example/unsubscribe?token=secret',
    'effective-directive': directive,
    'blocked-uri': blocked,
    'script-sample': 'secret',
  },
});

describe('a violation', () => {
  it.each([
    ['https://evil.example/a.js?visitor=1', 'https://evil.example'],
    ['inline', 'inline'],
    ['chrome-extension://abc/x.js', 'chrome-extension:'],
    ['data', 'data'],
    ['', 'unknown'],
    ['<b>Ada Lovelace</b>', 'unknown'],
  ])('of %j is logged as %s, once and with nothing else', (uri, blocked) => {
    for (let time = 0; time < 3; time += 1) expect(logViolation(aReport(uri))).toBe(true);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {event: 'violation', directive: 'script-src-elem', blocked},
    ]);
  });

  it('has a directive and no other text', () => {
    logViolation(aReport('eval', 'Ada@example.com'));
    expect(lines[0]).toContain('"directive":"unknown"');
  });

  it('is logged for at most a hundred kinds', () => {
    for (let index = 0; index < 300; index += 1) logViolation(aReport(`https://${index}.example/`));
    expect(lines).toHaveLength(100);
  });

  it.each([null, 7, [], {}, {'csp-report': 'text'}])('is missing from %j', (report) => {
    expect(logViolation(report)).toBe(false);
    expect(lines).toEqual([]);
  });
});
