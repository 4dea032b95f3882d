import {describe, expect, it} from 'vitest';
import {STOREFRONT_TIMEOUT_MS} from '~/lib/storefront/query';
import {FRESH_MS, LATE_MS, nextInstant, pageAge, STALE_MS} from './page-age';

const RENDERED_MS = Date.UTC(2026, 0, 1);

describe('the age of a page', () => {
  it.each([
    ['fresh', 0],
    ['fresh', FRESH_MS - 1],
    ['stale', FRESH_MS],
    ['stale', STALE_MS - 1],
    ['late', STALE_MS],
    ['late', LATE_MS - 1],
    ['past', LATE_MS],
    ['past', -1],
  ])('is %s after %i ms', (age, ms) => {
    const page = {renderedAtMs: RENDERED_MS, endsAtMs: null};
    expect(pageAge(page, RENDERED_MS + ms)).toBe(age);
  });

  it.each([
    ['fresh', 999],
    ['past', 1000],
  ])('is %s %i ms after it was made when a launch comes a second later', (age, ms) => {
    const page = {renderedAtMs: RENDERED_MS, endsAtMs: RENDERED_MS + 1000};
    expect(pageAge(page, RENDERED_MS + ms)).toBe(age);
  });

  it('lets nobody see anything older than a minute, with a slow storefront and a browser’s copy', () => {
    const browserMs = 5_000;
    expect(LATE_MS + STOREFRONT_TIMEOUT_MS + browserMs).toBeLessThan(60_000);
  });
});

describe('the next instant of a page', () => {
  const nowMs = Date.parse('2026-05-01T12:00:00Z');

  it.each([
    ['2026-05-01T12:00:01Z', '2026-05-01T12:00:01Z'],
    ['"launchAt\\",\\"2026-05-01T10:00:00-03:00\\"', '2026-05-01T13:00:00Z'],
    [
      '2026-05-03T12:00Z 2026-05-02T12:00:00.5+00:00 2026-04-01T12:00:00Z',
      '2026-05-02T12:00:00.5Z',
    ],
  ])('is found in %s', (text, instant) => {
    expect(nextInstant(text, [], nowMs)).toBe(Date.parse(instant));
  });

  it.each(['', '2026-05-01', '2026-05-01T12:00:00Z', '2026-99-99T12:00:00Z'])(
    'is none in %j',
    (text) => {
      expect(nextInstant(text, [], nowMs)).toBeNull();
    },
  );

  it('may be one that the page does not name', () => {
    expect(nextInstant('2026-06-01T12:00:00Z', [nowMs - 1, nowMs + 5], nowMs)).toBe(nowMs + 5);
  });
});
