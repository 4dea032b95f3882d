import {describe, expect, it} from 'vitest';
import {createViolationCounter} from './violation-counter';

function aCounter() {
  const lines: unknown[] = [];
  const count = createViolationCounter((entry) => void lines.push(entry));
  return {count, lines};
}

const aReport = (blocked: string, directive = 'script-src-elem') => ({
  'csp-report': {
    'document-uri': 'https://shop.example/unsubscribe?token=secret',
    'effective-directive': directive,
    'blocked-uri': blocked,
    'script-sample': 'secret',
  },
});

describe('violations', () => {
  it('are counted by directive and origin, and logged with nothing else', () => {
    const {count, lines} = aCounter();
    for (let index = 0; index < 12; index += 1) {
      expect(count(aReport(`https://evil.example/a.js?visitor=${index}`))).toBe(true);
    }
    const kind = {
      event: 'violation',
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
    };
    expect(lines).toEqual([
      {...kind, count: 1},
      {...kind, count: 10},
    ]);
  });

  it.each([
    ['inline', 'inline'],
    ['chrome-extension://abc/x.js', 'chrome-extension:'],
    ['data', 'data'],
    ['', 'unknown'],
    ['<b>Ada Lovelace</b>', 'unknown'],
  ])('of %j are logged as %s', (blocked, logged) => {
    const {count, lines} = aCounter();
    count(aReport(blocked));
    expect(lines).toMatchObject([{blocked: logged}]);
  });

  it('have a directive and no other text', () => {
    const {count, lines} = aCounter();
    count(aReport('eval', 'Ada@example.com'));
    expect(lines).toMatchObject([{directive: 'unknown'}]);
  });

  it('of more than a hundred kinds are one', () => {
    const {count, lines} = aCounter();
    for (let index = 0; index < 300; index += 1) count(aReport(`https://${index}.example/`));
    expect(lines).toHaveLength(103);
    expect(lines.at(-1)).toEqual({event: 'violation', directive: 'others', count: 100});
  });

  it.each([null, 7, [], {}, {'csp-report': 'text'}])('are not %j', (report) => {
    const {count, lines} = aCounter();
    expect(count(report)).toBe(false);
    expect(lines).toEqual([]);
  });
});
