import {describe, expect, it} from 'vitest';
import {
  isComingSoon,
  isOnlyAnnounced,
  isOpenToMembers,
  launchInstantMs,
  nextLaunchMs,
} from './launch';

const breakthrough = {handle: 'breakthrough', launchAt: null};
const upcoming = {handle: 'keeper', launchAt: {value: '2026-12-01T10:00:00-04:00'}};
const instant = (text: string) => Date.parse(text);

describe('a launch', () => {
  it('reads Breakthrough at 09:00 on the card and at 10:00 on the page, both UTC-3', () => {
    expect(launchInstantMs(breakthrough, 'card')).toBe(instant('2025-11-03T12:00:00Z'));
    expect(launchInstantMs(breakthrough)).toBe(instant('2025-11-03T13:00:00Z'));
  });

  it('has one instant for card and page of every other product', () => {
    expect(launchInstantMs(upcoming, 'card')).toBe(instant('2026-12-01T14:00:00Z'));
    expect(launchInstantMs(upcoming)).toBe(instant('2026-12-01T14:00:00Z'));
  });

  it.each([null, {value: ''}, {value: 'soon'}])(
    'is absent when the metafield is %j',
    (launchAt) => {
      expect(launchInstantMs({handle: 'keeper', launchAt})).toBeNull();
      expect(isComingSoon({handle: 'keeper', launchAt}, 0)).toBe(false);
    },
  );

  it('is over at the instant itself', () => {
    const launch = instant('2026-12-01T14:00:00Z');
    expect(isComingSoon(upcoming, launch - 1)).toBe(true);
    expect(isComingSoon(upcoming, launch)).toBe(false);
  });
});

describe('early access', () => {
  const early = (value: string | null) => ({...upcoming, earlyAccessAt: value ? {value} : null});
  const begins = '2026-11-28T10:00:00-04:00';

  it.each([
    ['before it begins', early(begins), '2026-11-28T13:59:59Z', true],
    ['from the instant at which it begins', early(begins), '2026-11-28T14:00:00Z', false],
    ['after the launch', early('2026-12-24T10:00:00-04:00'), '2026-12-01T14:00:00Z', false],
    ['without an instant', early(null), '2026-01-01T00:00:00Z', false],
    ['with an invalid one', early('soon'), '2026-01-01T00:00:00Z', false],
    ['without a launch', {...early(begins), launchAt: null}, '2026-01-01T00:00:00Z', false],
  ])('%s (%j at %s): only announced is %s', (_when, product, now, expected) => {
    expect(isOnlyAnnounced(product, instant(now))).toBe(expected);
  });
});

describe('the head start of a launch’s list', () => {
  const LAUNCH = '2026-12-01T10:00:00-04:00';
  it.each([
    ['a day before the launch', null, '2026-11-30T10:00:00-04:00', true],
    ['no earlier', null, '2026-11-30T09:59:59-04:00', false],
    ['not at the launch', null, LAUNCH, false],
    ['when early access begins', '2026-11-28T10:00:00-04:00', '2026-11-28T10:00:00-04:00', true],
    ['not before it does', '2026-12-01T09:00:00-04:00', '2026-11-30T12:00:00-04:00', false],
  ])('is %s', (_, begins, now, expected) => {
    const product = {
      handle: 'ebb',
      launchAt: {value: LAUNCH},
      earlyAccessAt: begins ? {value: begins} : null,
    };
    expect(isOpenToMembers(product, Date.parse(now))).toBe(expected);
  });
});

describe('the next launch', () => {
  const nowMs = instant('2025-11-03T12:30:00Z');

  it('is the first one in the future, on a card or a page', () => {
    expect(nextLaunchMs([upcoming, breakthrough], nowMs)).toBe(instant('2025-11-03T13:00:00Z'));
    expect(nextLaunchMs([upcoming], nowMs)).toBe(instant('2026-12-01T14:00:00Z'));
  });

  it('is null when every product is on sale', () => {
    expect(
      nextLaunchMs([breakthrough, {handle: 'cove'}], instant('2027-01-01T00:00:00Z')),
    ).toBeNull();
  });
});
