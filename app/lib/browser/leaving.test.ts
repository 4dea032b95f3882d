import {describe, expect, it} from 'vitest';
import {observeLeaving} from './leaving';

function aPage() {
  const page = new EventTarget();
  let nowMs = 1000;
  return {
    isLeaving: observeLeaving(page, () => nowMs),
    hears: (sign: string) => page.dispatchEvent(new Event(sign)),
    passes: (ms: number) => (nowMs += ms),
  };
}

describe('a page', () => {
  it('is not being left at first', () => {
    expect(aPage().isLeaving()).toBe(false);
  });

  it.each(['beforeunload', 'pagehide', 'submit'])('is being left after %s', (sign) => {
    const page = aPage();
    page.hears(sign);
    expect(page.isLeaving()).toBe(true);
  });

  it('is back when it is shown again', () => {
    const page = aPage();
    page.hears('pagehide');
    page.hears('pageshow');
    expect(page.isLeaving()).toBe(false);
  });

  it.each([
    ['may still be left', 29_999, true],
    ['has stayed', 30_000, false],
  ])('%s after %i ms', (_, ms, expected) => {
    const page = aPage();
    page.hears('beforeunload');
    page.passes(ms);
    expect(page.isLeaving()).toBe(expected);
  });
});
