import {describe, expect, it} from 'vitest';
import {allowSharedCache} from './shared-cache';

const after = (headers: Record<string, string>) => {
  const changed = new Headers(headers);
  allowSharedCache(changed);
  return Object.fromEntries(changed);
};

describe("Oxygen's full-page cache", () => {
  it('may store public responses', () => {
    expect(after({'Cache-Control': 'public, max-age=3600'})).toEqual({
      'cache-control': 'public, max-age=3600',
      'oxygen-cache-control': 'public, max-age=3600',
      vary: 'Accept-Encoding',
    });
  });

  it.each<Record<string, string>>([
    {'cache-control': 'private, max-age=10'},
    {'cache-control': 'no-store'},
    {'content-type': 'text/html'},
    {'cache-control': 'public, max-age=9', 'oxygen-cache-control': 'public, max-age=1'},
  ])('gets no header for %j', (headers) => {
    expect(after(headers)).toEqual(headers);
  });
});
